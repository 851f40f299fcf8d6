/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { locale } from "./locale-plugin.ts";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** They put something else in the place of a module or of the socket: whoever shares their page has that too. */
const APART = ["board-parts", "table", "ti4-board"].map((name) => `tests/${name}.test.ts`);

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte" }), locale(here("../locale"), here("src")), svelteTesting()],
  resolve: { alias: { $lib: here("src/lib"), $ui: here("src/ui") } },
  // Everything is a file of its own: the content security policy allows nothing inline.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: "es2022" },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.THRONEWORLD_URL ?? "http://127.0.0.1:8080", ws: true } },
  },
  // A limit is there only to report what hangs: on machines that do other things as well all takes longer.
  test: {
    environment: "happy-dom",
    setupFiles: [],
    // Most files share one page, since making a new one for each takes three times as long as all the tests.
    projects: [
      { extends: true, test: { name: "apart", isolate: true, include: APART } },
      {
        extends: true,
        test: { name: "shared", isolate: false, include: ["tests/**/*.test.ts"], exclude: APART },
      },
    ],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
