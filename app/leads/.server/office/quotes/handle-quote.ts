import { type RouterContextProvider, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { leadPath } from "#app/admin/paths.ts";
import type { AppointmentPlace } from "#app/model/appointments/appointment.ts";
import { ownWordsLimit } from "#app/model/appointments/booking-fields.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { withEditedLines } from "#app/model/quotes/edit-quote-lines.ts";
import type { QuoteContent } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { noText, type TypedQuote, typedQuote } from "#app/model/quotes/quote-form.ts";
import { outsideOf } from "#app/model/quotes/quote-range.ts";
import { type QuoteFault, readQuote } from "#app/model/quotes/read-quote.ts";
import { priceListLines } from "#app/quotes/.server/price-list-lines.ts";
import { quotesOf } from "#app/quotes/.server/quotes.ts";
import { textsHash } from "#app/quotes/.server/texts-hash.ts";
import { changeLead } from "../../inbox/change-lead.ts";
import type { QuoteChange } from "../../inbox/quote-change.ts";
import { seenOf } from "../../inbox/seen-lead.ts";
import { type DraftVersion, discardDraft, saveDraft } from "../../quotes/save-draft.ts";
import { bookingContext } from "../booking/booking-context.ts";
import { auditDetail } from "../handle-lead.ts";
import { offerUndo } from "../notice.ts";
import { isStillFree, readProposal } from "./proposal-choices.ts";
import { draftConflict, type QuoteConflict, sentConflict } from "./quote-conflicts.ts";
import { writtenTexts } from "./quote-preview.ts";
import { formContext } from "./quote-start.ts";

/** What a button led to when the member stays on the page; everything typed comes along. */
export type QuoteOutcome = {
	typed: TypedQuote;
} /** The lines changed, or only the preview: without JavaScript the server does both. */ & (
	| { kind: "edited" | "previewed" | "saved" }
	| { kind: "faults"; faults: readonly QuoteFault[] }
	/** The lead is spam, or an appointment was booked meanwhile, beside which none is proposed. */
	| { kind: "spam" | "booked" }
	/** The proposed time is no longer free. */
	| { kind: "taken" }
	| QuoteConflict
);

/** Handles every button of the form. Returns a response when the member leaves the page. */
export async function handleQuote(
	context: Readonly<RouterContextProvider>,
	member: Member,
	found: StoredDocument<Lead>,
	form: FormData,
): Promise<QuoteOutcome | Response> {
	const services = context.get(servicesContext);
	const reader = services.content.reader();
	const typed = typedQuote(form);
	const pressed = String(form.get("do") ?? "");
	const addable = priceListLines(reader.read("prices"));
	const edited = withEditedLines(typed, pressed, String(form.get("add") ?? ""), { addable, locale: member.locale });
	if (edited) return { kind: "edited", typed: edited };
	const ownWords = typed.text.trim().slice(0, ownWordsLimit);
	const seen = readSeen(String(form.get("seen") ?? ""));
	const page = leadPath(found.id);
	if (pressed === "theirs") return redirect(`${page}/soumission?repris=${seen.revision}`, 303);
	if (pressed === "discard") {
		const isGone = await discardDraft(services, found.id, seen);
		return isGone ? redirect(page, 303) : conflict();
	}
	if (pressed !== "save" && pressed !== "send") return { kind: "previewed", typed };

	const checked = formContext(found.data, reader, services.clock.now());
	const { content, faults } = readQuote(typed, checked);
	if (!content || (pressed === "send" && faults.length > 0)) return { kind: "faults", typed, faults };
	if (pressed === "save") {
		const { kind } = await saveDraft(services, found.id, member, seen, content, ownWords);
		return kind === "saved" ? { kind, typed } : conflict();
	}
	if (found.data.spam.length > 0) return { kind: "spam", typed };
	const isInside = outsideOf(quoteAmounts(content), checked.range) === null;
	return send(isInside ? { ...content, reason: noText } : content);

	async function conflict(): Promise<QuoteOutcome> {
		return { ...(await draftConflict(services, found.id, seen.version, member.locale)), typed };
	}

	async function send(sent: QuoteContent): Promise<QuoteOutcome | Response> {
		const place = await freePlace(found, typed, services);
		if (place === "taken") return { kind: "taken", typed: { ...typed, place: "" } };
		const shown = seenOf(String(seen.lead), String(form.get("heard") ?? ""));
		const change = await sendingChange(found, seen, { content: sent, place, text: ownWords }, services);
		const outcome = await changeLead(services, found.id, member, shown, change);
		switch (outcome.kind) {
			case "done": {
				const { entry, lead } = outcome;
				if (entry) {
					const about = { subject: lead.reference, detail: auditDetail(entry) };
					await recordAudit(services, member, "request-quote", about);
					offerUndo(context, { id: found.id, reference: lead.reference }, entry);
				}
				return redirect(page, 303);
			}
			case "conflict":
				return { ...sentConflict(outcome.changes, services.clock.now(), member.locale), typed };
			case "taken":
				return { kind: "taken", typed: { ...typed, place: "" } };
			default:
				return (await isDraftSeen(services, found.id, seen))
					? { kind: "booked", typed: { ...typed, place: "" } }
					: conflict();
		}
	}
}

interface Seen extends DraftVersion {
	/** The revision of the lead. */
	lead: number;
}

/** `<revision of the lead>.<version>.<revision of the draft>`, from which the form was rendered. */
function readSeen(text: string): Seen {
	const [lead = 0, version = 0, revision = 0] = text.split(".").map((part) => Number.parseInt(part, 10) || 0);
	return { lead, version, revision };
}

async function freePlace(
	found: StoredDocument<Lead>,
	typed: TypedQuote,
	services: Services,
): Promise<AppointmentPlace | "taken" | null> {
	if (typed.place === "") return null;
	const booking = await bookingContext(found, services);
	const place = readProposal(typed, booking);
	return place && (await isStillFree(place, booking, services)) ? place : "taken";
}

async function sendingChange(
	found: StoredDocument<Lead>,
	{ version, revision }: DraftVersion,
	{ content, place, text }: { content: QuoteContent; place: AppointmentPlace | null; text: string },
	services: Services,
): Promise<QuoteChange> {
	const texts = writtenTexts(found, await quotesOf(services.store, found.id), { version, content, place }, services);
	return {
		kind: "quote",
		to: "sent",
		version,
		revision,
		content,
		texts,
		hash: textsHash(texts),
		proposal: place && { place, accepted: [] },
		text,
	};
}

/** Whether the draft is still the one that the form was rendered from. */
async function isDraftSeen({ store }: Services, lead: string, { version, revision }: DraftVersion): Promise<boolean> {
	const last = (await quotesOf(store, lead)).at(-1)?.data;
	if (last?.version === version) return last.status === "draft" && last.revision === revision;
	return revision === 0 && version === (last?.version ?? 0) + 1;
}
