import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { loadOfficeLater } from "./app/router-adapter/load-office-later.ts";
import { readBuildSettings } from "./build-settings.ts";
import { asciiServerFiles } from "./scripts/bundle/ascii.ts";
import { createChunkGroups } from "./scripts/bundle/client-chunks.ts";
import { frontMatterAsJson } from "./scripts/bundle/front-matter.ts";
import { createServerGroups } from "./scripts/bundle/server-chunks.ts";

const neededLater = [
	"sharp",
	"better-auth",
	"firebase-admin",
	"@google-cloud/firestore",
	"google-auth-library",
	"nodemailer",
];

/**
 * Packages that Vite bundles for browsers when the development server starts. A package that it discovers later makes it
 * bundle all of them again, which fails requests in flight and reloads the page: so it discovers none. A package that is
 * not in this list is served as it is, file by file, which only works for ES modules.
 */
const browserPackages = [
	"@firebase/app",
	"@firebase/auth",
	"lenis",
	"react",
	"react-dom",
	"react-dom/client",
	"react-router",
	"react-router/dom",
	"react/jsx-dev-runtime",
	"react/jsx-runtime",
	"zod",
	"zod/mini",
];

export default defineConfig(({ command }) => ({
	plugins: [tailwindcss(), frontMatterAsJson(), reactRouter(), loadOfficeLater(), asciiServerFiles()],
	define: { __LOCALE_STRATEGY__: JSON.stringify(readBuildSettings().localeStrategy) },
	environments: {
		client: {
			optimizeDeps: { include: browserPackages, noDiscovery: true },
			build: {
				rolldownOptions: { output: { codeSplitting: { groups: createChunkGroups(import.meta.dirname) } } },
			},
		},
		ssr: {
			define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
			build: {
				rolldownOptions: {
					input: "./app/assembly/main.ts",
					output: { comments: false, codeSplitting: { groups: createServerGroups(import.meta.dirname) } },
				},
			},
			// Bundles the packages that every start needs into few files, with tree shaking: Node would read the files of React for
			// development too, only to find their exports. External: packages that are loaded on demand or have native code. In
			// development, Node loads all packages, because not all of them are ES modules.
			resolve: command === "build" ? { noExternal: true, external: neededLater } : {},
		},
	},
	build: {
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		// Names no files that a dynamic import needs besides its own: the list of one of them was 0.1 KB of every page.
		modulePreload: { resolveDependencies: () => [] },
	},
}));
