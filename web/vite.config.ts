import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The list of all files of a build, for whoever keeps them at hand: see public/worker.js. */
function shelf(): Plugin {
  const beside = ["/", "/mark.svg", "/manifest.webmanifest"];
  return {
    name: "shelf",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      this.emitFile({ type: "asset", fileName: "shelf.json", source: JSON.stringify([...beside, ...files.map((name) => `/${name}`)]) });
    },
  };
}

// The built client is part of the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), shelf()],
  build: {
    outDir: "../src/farlight/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 400,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
    // Tests read the words of the games where the server has them.
    fs: process.env.VITEST ? { allow: [".."] } : {},
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], css: true, testTimeout: 60_000 },
});
