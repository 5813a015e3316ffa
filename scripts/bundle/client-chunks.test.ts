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
	"/site/app/site/pages/service.tsx": ["/site/app/ui/terms.tsx", "/site/app/ui/sign.tsx", "/site/app/ui/crumb.tsx"],
	"/site/app/site/pages/blog.tsx": ["/site/app/ui/crumb.tsx"],
	"/site/app/leads/pages/contact.tsx": [
		"/site/app/leads/pages/contact-form.tsx",
		"/site/app/ui/field.tsx",
		"/site/app/ui/draft.ts",
		"/site/app/ui/card.tsx",
	],
	"/site/app/estimate/pages/estimate.tsx": ["/site/app/ui/terms.tsx", "/site/app/ui/range.tsx"],
	"/site/app/estimate/pages/estimate-details.tsx": ["/site/app/ui/field.tsx", "/site/app/ui/range.tsx"],
};
const known = { getModuleInfo: (id: string) => ({ importedIds: graph[id] ?? [] }) };

function chunkOf(id: string): string | null {
	const groups = createChunkGroups("/site").toSorted((one, other) => other.priority - one.priority);
	for (const { name } of groups) {
		const chunk = typeof name === "function" && name(`/site/app/${id}`, known);
		if (chunk) return chunk;
	}
	return null;
}

it("groups the frame of every page, and the modules that the home page shares with others", () => {
	expect(chunkOf("ui/header.tsx")).toBe("frame");
	expect(chunkOf("model/paths.ts")).toBe("frame");
	expect(chunkOf("runtime/fatal-error.ts")).toBe("frame");
	expect(chunkOf("ui/card.tsx")).toBe("home-parts");
});

it("groups the modules of pages to read and of forms, apart from those that the estimate uses", () => {
	expect(chunkOf("ui/crumb.tsx")).toBe("page-parts");
	expect(chunkOf("ui/sign.tsx")).toBe("service-parts");
	expect(chunkOf("ui/terms.tsx")).toBe("offer-parts");
	expect(chunkOf("ui/field.tsx")).toBe("form-parts");
});

it("leaves the code of single pages to the bundler", () => {
	const own = ["site/pages/home.tsx", "site/pages/home/hero.tsx", "leads/pages/contact-form.tsx"];
	for (const id of [...own, "ui/draft.ts", "ui/range.tsx"]) expect([id, chunkOf(id)]).toEqual([id, null]);
});

it("keeps the entry in its own chunk: importing that chunk would start the application too early", () => {
	expect(chunkOf("entry.client.tsx")).toBeNull();
});

it("keeps the style sheet with the root: other chunks would reference it again", () => {
	for (const id of ["root.tsx", "styles/app.css"]) expect([id, chunkOf(id)]).toEqual([id, null]);
});
