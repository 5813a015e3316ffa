import { expect, it } from "vitest";
import { createChunkGroups } from "./client-chunks.ts";

const graph: Record<string, string[]> = {
	"/site/app/entry.client.tsx": ["/site/app/runtime/fatal-error.ts"],
	"/site/app/root.tsx": ["/site/app/model/paths.ts", "/site/app/styles/app.css"],
	"/site/app/ui/locale-frame.tsx": ["/site/app/ui/header.tsx"],
	"/site/app/ui/header.tsx": ["/site/app/model/paths.ts"],
	"/site/app/site/pages/home.tsx": [
		"/site/app/site/pages/home/hero.tsx",
		"/site/app/ui/card.tsx",
		"/site/app/ui/header.tsx",
	],
	"/site/app/leads/pages/contact.tsx": ["/site/app/ui/field.tsx", "/site/app/ui/card.tsx"],
};
const known = { getModuleInfo: (id: string) => ({ importedIds: graph[id] ?? [] }) };

function chunkOf(id: string): string | null {
	const [, pages] = createChunkGroups("/site");
	return typeof pages?.name === "function" ? pages.name(`/site/app/${id}`, known) : null;
}

it("groups the frame of every page, and the modules that the home page shares with others", () => {
	expect(chunkOf("ui/header.tsx")).toBe("frame");
	expect(chunkOf("model/paths.ts")).toBe("frame");
	expect(chunkOf("runtime/fatal-error.ts")).toBe("frame");
	expect(chunkOf("ui/card.tsx")).toBe("home-parts");
});

it("leaves the code of pages and forms to the bundler", () => {
	for (const id of ["site/pages/home.tsx", "site/pages/home/hero.tsx", "site/pages/contact.tsx", "ui/field.tsx"])
		expect([id, chunkOf(id)]).toEqual([id, null]);
});

it("keeps the entry in its own chunk: importing that chunk would start the application too early", () => {
	expect(chunkOf("entry.client.tsx")).toBeNull();
});

it("keeps the style sheet with the root: other chunks would reference it again", () => {
	for (const id of ["root.tsx", "styles/app.css"]) expect([id, chunkOf(id)]).toEqual([id, null]);
});
