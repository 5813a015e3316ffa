import type { LegacyRedirect } from "#app/model/editing/legacy-redirect.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import { readEntryState } from "./entry-state.ts";
import { type PublishingServices, type PublishOutcome, publishValue } from "./publish.ts";
import { mergeRedirects, type ReadRedirects, readRedirects, type WrittenRedirect } from "./redirect-list.ts";

export type RedirectOutcome =
	| { kind: "saved"; count: number }
	| { kind: "refused"; problems: Extract<ReadRedirects, { ok: false }>["problems"] }
	| { kind: "changed" };

/** Adds all of the redirects or none of them. They take effect at once. */
export async function addRedirects(
	publishing: PublishingServices,
	written: readonly WrittenRedirect[],
	author: NamedMember | null,
): Promise<RedirectOutcome> {
	let problems: Extract<RedirectOutcome, { kind: "refused" }>["problems"] = [];
	const outcome = await changeList(publishing, author, (existing) => {
		const read = readRedirects(written, existing, publishing.content.reader());
		if (!read.ok) problems = read.problems;
		return read.ok ? mergeRedirects(existing, read.redirects) : null;
	});
	if (outcome === null) return { kind: "refused", problems };
	return outcome.kind === "published" ? { kind: "saved", count: written.length } : { kind: "changed" };
}

/** Returns true when the redirect is gone, including when another member removed it first. */
export async function removeRedirect(
	publishing: PublishingServices,
	from: string,
	author: NamedMember | null,
): Promise<boolean> {
	const outcome = await changeList(publishing, author, (existing) =>
		existing.filter((redirect) => redirect.from !== from),
	);
	return outcome?.kind === "published";
}

async function changeList(
	publishing: PublishingServices,
	author: NamedMember | null,
	change: (existing: readonly LegacyRedirect[]) => readonly LegacyRedirect[] | null,
): Promise<PublishOutcome | null> {
	const state = await readEntryState(publishing.store, "redirects");
	if (!state) return { kind: "changed" };
	const all = change(state.published.all as readonly LegacyRedirect[]);
	return all && publishValue(publishing, state, { id: "redirects", parts: ["all"], value: { all } }, author);
}
