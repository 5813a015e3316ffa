import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { readBuildSettings } from "./build-settings.ts";
import { createChunkGroups } from "./scripts/bundle/client-chunks.ts";
import { leanRouter } from "./scripts/bundle/lean-router.ts";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), leanRouter()],
	define: { __LOCALE_STRATEGY__: JSON.stringify(readBuildSettings().localeStrategy) },
	environments: {
		client: {
			build: {
				rolldownOptions: { output: { codeSplitting: { groups: createChunkGroups(import.meta.dirname) } } },
			},
		},
		ssr: { build: { rollupOptions: { input: "./app/.server/main.ts" } } },
	},
	build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
