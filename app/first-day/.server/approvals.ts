import type { ContentReader } from "#app/.server/content/reader.ts";
import type { SiteContent } from "#app/.server/content/site-content.ts";
import { recordAudit } from "#app/.server/journal/audit.ts";
import type { Services } from "#app/.server/services.ts";
import { storedCrews } from "#app/appointments/.server/crews.ts";
import { locales } from "#app/locale/locales.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import {
	type ApprovedThing,
	approvedThings,
	type FirstDay,
	type LegalText,
	legalTexts,
} from "#app/model/first-day/first-day.ts";
import type { Signed } from "#app/model/first-day/steps.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import { changeFirstDay } from "./first-day-document.ts";

interface Parts extends Pick<Services, "store" | "clock"> {
	content: SiteContent;
}

/** Fingerprints of everything that a member may approve, as it is now. */
export type Approvable = Readonly<Record<ApprovedThing, string>>;

export async function readApprovable(
	{ store, content }: Omit<Parts, "clock">,
	hosted: string | null,
): Promise<Approvable> {
	const reader = content.reader();
	const crews = await storedCrews(store);
	return {
		privacy: textFingerprint(reader, "privacy"),
		terms: textFingerprint(reader, "terms"),
		guarantee: textFingerprint(reader, "guarantee"),
		accessibility: textFingerprint(reader, "accessibility"),
		prices: fingerprint(reader.read("prices")),
		// Later changes of a crew that the owner made are the owner's own: they open nothing.
		crews: fingerprint({ hours: reader.pick("company", ({ hours }) => hours), isOwn: crews.length > 0 }),
		backup: fingerprint(hosted),
	};
}

/** Of the text as members edit it: new prices or another phone number in it are approved elsewhere. */
export function textFingerprint(reader: ContentReader, text: LegalText): string {
	return fingerprint(
		locales.map((locale) =>
			reader.pick(`content-pages.${locale}`, (pages) => pages.find(({ name }) => name === text) ?? null),
		),
	);
}

export function isApprovedThing(value: unknown): value is ApprovedThing {
	return (approvedThings as readonly unknown[]).includes(value);
}

/** Refused when it is no longer what the member saw: they have to read it again. */
export async function approve(
	parts: Parts,
	by: NamedMember,
	{ thing, seen, hosted }: { thing: ApprovedThing; seen: string; hosted: string | null },
): Promise<"approved" | "changed"> {
	const now = (await readApprovable(parts, hosted))[thing];
	if (now !== seen) return "changed";
	const at = parts.clock.now().toISOString();
	const approval = { by: namedMember(by), at, fingerprint: now };
	const written = await changeFirstDay(parts.store, (before) =>
		before.approvals[thing]?.fingerprint === now
			? null
			: { ...before, approvals: { ...before.approvals, [thing]: approval } },
	);
	// Null: somebody approved the same already, and their name stays.
	if (written) await recordAudit(parts, by, "first-day-approved", { subject: subjectOf(thing) });
	return "approved";
}

/** As the journal names content. */
function subjectOf(thing: ApprovedThing): string {
	return (legalTexts as readonly string[]).includes(thing) ? `legal:${thing}` : thing;
}

/** The approval that holds for the thing as it is now. */
export function currentApproval(document: FirstDay, thing: ApprovedThing, approvable: Approvable): Signed | null {
	const found = document.approvals[thing];
	return found?.fingerprint === approvable[thing] ? { by: found.by.name, at: found.at } : null;
}

export function wasApproved({ approvals }: FirstDay, thing: ApprovedThing): boolean {
	return approvals[thing] !== undefined;
}
