import type { Locale } from "#app/locale/locales.ts";
import { kindsOf, type MailKind } from "./mail-kinds.ts";
import { retention } from "./retention.ts";

/**
 * Where somebody agreed: the form in which they ticked the box. `phone`: to a member, and then by the link in a mail.
 * `import`: before the address was imported, with a proof. `request-page`: on the page of their request, after the work.
 * `preferences`: on the page of the link in mails.
 */
export type ConsentPlace = "contact" | "estimate" | "phone" | "import" | "request-page" | "preferences";

/**
 * `link`: from a mail. `erased`: the person was erased. `expired`: the last lead with this address was purged. `corrected`:
 * a member replaced the address in the lead. `spam`: the lead went to the spam folder. `import-undone`: the import that
 * brought the consent was undone. `changed`: the person chose other kinds of mail, with another consent.
 */
export type ConsentEnding =
	| "follow-page"
	| "link"
	| "office"
	| "erased"
	| "expired"
	| "corrected"
	| "spam"
	| "import-undone"
	| "changed";

/** One consent to promotions by mail, with its proof. */
export interface MarketingConsent {
	agreedAt: string;
	/** When the person last chose the same again, on the same page. */
	confirmedAt?: string;
	/** Hash of the sentence beside the box. */
	textVersion: string;
	/** The sentence itself. Null for consents of earlier builds, which kept only the hash. */
	text: string | null;
	locale: Locale;
	/** What the sentence names. */
	kinds?: readonly MailKind[];
	place: ConsentPlace;
	/** Of an imported consent: how and where it was given, as the file says. */
	proof?: string;
	/** The id of that import. */
	importId?: string;
	ended: { at: string; by: ConsentEnding } | null;
}

/**
 * What is known about promotions to one e-mail address. The id is an HMAC of the address: the document holds neither the
 * address nor a name, so it outlasts the person's other data, and a withdrawal is never forgotten.
 */
export interface MailAddress {
	/** Oldest first. Only the last one may stand. */
	consents: readonly MarketingConsent[];
	/** The last withdrawal; null while a consent stands. Stays when the proofs are deleted. */
	withdrawnAt: string | null;
	/**
	 * The person's last withdrawal, where `withdrawnAt` does not say it: they withdrew again, or agreed since. A form from
	 * before it that is rescued later restores nothing.
	 */
	lastWithdrawnAt?: string;
	/** When the last mail of a series was made for this address, ISO time. Missing: never. */
	mailedAt?: string;
	/** When the oldest proof is due for deletion; null while there is none to delete. */
	purgeAfter: string | null;
}

export function standingConsent(address: Pick<MailAddress, "consents"> | null): MarketingConsent | null {
	const last = address?.consents.at(-1);
	return last && !last.ended ? last : null;
}

/** Whether mails of this kind may be sent. */
export function allowsMail(address: Pick<MailAddress, "consents"> | null, kind: MailKind): boolean {
	const consent = standingConsent(address);
	return consent !== null && kindsOf(consent).includes(kind);
}

/**
 * Chooses the kinds of mail, with the sentence of the page as proof. The consent before ends; without any kind, promotions
 * end. The same choice on the same page is only dated: a form from before it may not add to it. Returns null when nothing
 * changes.
 */
export function withKinds(
	address: MailAddress | null,
	consent: MarketingConsent,
	by: ConsentEnding,
): MailAddress | null {
	const at = consent.agreedAt;
	const wanted = kindsOf(consent);
	if (wanted.length === 0) return withoutConsent(address, { at, by });
	const standing = standingConsent(address);
	if (address && standing?.place === consent.place && sameKinds(kindsOf(standing), wanted)) {
		const consents = address.consents.with(-1, { ...standing, confirmedAt: at });
		return at > chosenAt(standing) ? { ...address, consents } : null;
	}
	return withAnother(address, consent);
}

/**
 * Whether a later consent names a kind that the standing one does not. An imported one never replaces another: undoing
 * the import could not give it back.
 */
function widens(consent: MarketingConsent, standing: MarketingConsent): boolean {
	return consent.place !== "import" && consent.agreedAt > chosenAt(standing) && !covers(standing, consent);
}

/** When the person last agreed to it. */
export function chosenAt({ agreedAt, confirmedAt }: MarketingConsent): string {
	return confirmedAt ?? agreedAt;
}

/** Whether the first consent names all kinds of the other. */
export function covers(one: Pick<MarketingConsent, "kinds">, other: Pick<MarketingConsent, "kinds">): boolean {
	return kindsOf(other).every((kind) => kindsOf(one).includes(kind));
}

/** The consents before another one takes the place of the one that stands. */
function replaced(address: MailAddress | null, at: string): MarketingConsent[] {
	return (address?.consents ?? []).map((each) => ({ ...each, ended: each.ended ?? { at, by: "changed" as const } }));
}

function sameKinds(one: readonly MailKind[], other: readonly MailKind[]): boolean {
	return one.length === other.length && one.every((kind) => other.includes(kind));
}

/** What a change of consents leaves as it is. */
function kept(address: MailAddress | null): Pick<MailAddress, "mailedAt" | "lastWithdrawnAt"> {
	const { mailedAt, lastWithdrawnAt } = address ?? {};
	return { ...(mailedAt && { mailedAt }), ...(lastWithdrawnAt && { lastWithdrawnAt }) };
}

/** The address with another consent, which ends those before. */
function withAnother(address: MailAddress | null, consent: MarketingConsent): MailAddress {
	const lastWithdrawnAt = address && ownWithdrawal(address);
	return dated({
		...kept(address),
		...(lastWithdrawnAt && { lastWithdrawnAt }),
		consents: [...replaced(address, consent.agreedAt), consent],
		withdrawnAt: null,
	});
}

/**
 * Returns null when nothing changes: a consent to the same kinds stands already, or was withdrawn after this one was
 * given.
 */
export function withConsent(address: MailAddress | null, consent: MarketingConsent): MailAddress | null {
	const standing = standingConsent(address);
	if (standing && !widens(consent, standing)) return null;
	const withdrawnAt = address && lastWithdrawal(address);
	if (withdrawnAt && withdrawnAt >= consent.agreedAt) return null;
	return withAnother(address, consent);
}

/**
 * When the person withdrew, if that was later than this time. Corrections of an address, marks as spam and imports that were
 * undone are not the person's own doing.
 */
export function withdrawnSince(address: MailAddress, since: string): string | null {
	const last = address.withdrawnAt === null ? null : ownWithdrawal(address);
	return last !== null && last > since ? last : null;
}

function latest(...times: readonly (string | null | undefined)[]): string | null {
	return (
		times
			.flatMap((time) => time ?? [])
			.toSorted()
			.at(-1) ?? null
	);
}

/**
 * Returns null when nothing changes. A withdrawal of what was withdrawn before keeps the first date, and its own beside
 * it. `earlier`: a consent that only a lead of an earlier build has.
 */
export function withoutConsent(
	address: MailAddress | null,
	ended: { at: string; by: ConsentEnding },
	earlier: MarketingConsent | null = null,
): MailAddress | null {
	// A withdrawal after a member's ending or an undone import is recorded: undoing or repeating these restores no consent.
	if (address?.withdrawnAt && !isMembers(address) && !isUndone(address)) {
		const isOwn = ended.by !== "expired" && ended.at > (lastWithdrawal(address) ?? "");
		return isOwn ? { ...address, lastWithdrawnAt: ended.at } : null;
	}
	const consents = address?.consents ?? (earlier ? [earlier] : []);
	return dated({
		...kept(address),
		consents: consents.map((consent) => ({ ...consent, ended: consent.ended ?? ended })),
		withdrawnAt: ended.at,
	});
}

/** Restores the consent that a correction or a mark as spam at this time ended; null when anything else happened since. */
export function withoutEnding(address: MailAddress, at: string): MailAddress | null {
	if (!isMembers(address) || address.withdrawnAt !== at) return null;
	// Those before it ended when they were replaced, perhaps at the same time.
	const consents = address.consents.map((consent, index) =>
		index === address.consents.length - 1 ? { ...consent, ended: null } : consent,
	);
	return dated({ ...kept(address), consents, withdrawnAt: null });
}

/** Whether a member's correction or mark as spam is the last thing that happened. */
function isMembers({ consents, withdrawnAt }: MailAddress): boolean {
	const ended = consents.at(-1)?.ended;
	return (ended?.by === "corrected" || ended?.by === "spam") && ended.at === withdrawnAt;
}

/** Whether an undone import is the last thing that happened: the company took the consent back, not the person. */
function isUndone({ consents, withdrawnAt }: MailAddress): boolean {
	const ended = consents.at(-1)?.ended;
	return ended?.by === "import-undone" && ended.at === withdrawnAt;
}

/** When the person last withdrew. A correction, a mark as spam and an undone import are not their doing. */
function ownWithdrawal(address: MailAddress): string | null {
	return isMembers(address) ? (address.lastWithdrawnAt ?? null) : lastWithdrawal(address);
}

/**
 * What a consent must be later than. An undone import may be repeated with the same consents, a correction may not. After a
 * mark as spam, another lead's later consent counts.
 */
function lastWithdrawal(address: MailAddress): string | null {
	const { consents, withdrawnAt, lastWithdrawnAt } = address;
	const last = consents.at(-1);
	if (last?.ended?.by === "spam" && isMembers(address)) return latest(chosenAt(last), lastWithdrawnAt);
	if (!isUndone(address)) return latest(withdrawnAt, lastWithdrawnAt);
	// Documents of builds before 2026-11-17 have the withdrawal before an undone import in its proof only.
	const others = consents.flatMap(({ ended }) => (ended && ended.by !== "import-undone" ? ended.at : []));
	return latest(lastWithdrawnAt, ...others);
}

/** Leaves out the proofs whose period has passed. */
export function withoutOldProofs(address: MailAddress, now: Date): MailAddress {
	const consents = address.consents.filter(({ ended }) => !ended || dueDate(ended.at) > now.toISOString());
	return dated({ ...address, consents });
}

function dated(address: Omit<MailAddress, "purgeAfter">): MailAddress {
	const due = address.consents.flatMap(({ ended }) => (ended ? [dueDate(ended.at)] : []));
	return { ...address, purgeAfter: due.toSorted()[0] ?? null };
}

function dueDate(endedAt: string): string {
	return retention.marketing(new Date(endedAt));
}
