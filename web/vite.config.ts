import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built client is part of the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/farlight/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 400,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], css: true },
});
