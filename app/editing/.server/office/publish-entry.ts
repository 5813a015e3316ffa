import type { RouterContextProvider } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { locales } from "#app/locale/locales.ts";
import { kindOf } from "#app/model/editing/content-entry.ts";
import type { AuditAction } from "#app/model/members/audit.ts";
import { type Member, namedMember } from "#app/model/members/member.ts";
import { isDay, isTimeOfDay } from "#app/time/days.ts";
import { momentInMontreal } from "#app/time/montreal.ts";
import type { PublicationProblem } from "../check-publication.ts";
import type { EntryState } from "../entry-state.ts";
import { type Publication, type PublishOutcome, publish, restoreOriginal, withdraw } from "../publish.ts";
import { discardDraft } from "../save-draft.ts";
import { cancelSchedule, schedule } from "../schedule.ts";

export type PublicationFault = "no-part" | "moment-wrong" | "confirm-missing";

type Done = "published" | "scheduled" | "unscheduled" | "discarded" | "restored" | "withdrawn";

export type PublicationAnswer =
	/** `cancels`: a scheduled publication was cancelled by it. */
	| { kind: "done"; done: Done; cancels?: boolean }
	| { kind: "fault"; fault: PublicationFault }
	| { kind: "refused"; problems: readonly PublicationProblem[] }
	| { kind: "busy" };

const auditOf: Readonly<Record<Done, AuditAction>> = {
	published: "content-published",
	scheduled: "content-scheduled",
	unscheduled: "content-unscheduled",
	discarded: "content-discarded",
	restored: "content-restored",
	withdrawn: "content-withdrawn",
};

/** What cancels a scheduled publication. */
const cancelling: readonly Done[] = ["published", "restored", "withdrawn"];

/** Executes an intent of the publish panel and records it in the audit log. Returns null for any other intent. */
export async function publishEntry(
	context: Readonly<RouterContextProvider>,
	member: Member,
	state: EntryState,
	form: FormData,
): Promise<PublicationAnswer | null> {
	const services = context.get(servicesContext);
	const answer = await perform(services, member, state, form);
	if (answer?.kind !== "done") return answer;
	await recordAudit(services, member, auditOf[answer.done], { subject: state.id });
	const cancels = state.scheduledFor !== null && cancelling.includes(answer.done);
	if (cancels) await recordAudit(services, member, "content-unscheduled", { subject: state.id });
	return { ...answer, cancels };
}

async function perform(services: Services, member: Member, state: EntryState, form: FormData) {
	const author = namedMember(member);
	const { id } = state;
	const seen = readSeen(form);
	switch (form.get("intent")) {
		case "publish": {
			const publication = readPublication(state, form);
			if (publication.parts.length === 0) return fault("no-part");
			return told(await publish(services, publication, author), "published");
		}
		case "schedule": {
			const publication = readPublication(state, form);
			if (publication.parts.length === 0) return fault("no-part");
			const at = readMoment(form);
			if (!at || at <= services.clock.now()) return fault("moment-wrong");
			return told(await schedule(services, publication, at, author), "scheduled");
		}
		case "unschedule":
			return done(await cancelSchedule(services, id, author), "unscheduled");
		case "discard":
			return done(await discardDraft(services, id, author, seen), "discarded");
		case "restore": {
			if (state.original === null || form.get("confirm") !== "yes") return fault("confirm-missing");
			return told(await restoreOriginal(services, { id, seen }, author), "restored");
		}
		case "withdraw": {
			if (kindOf(id) !== "article" || form.get("confirm") !== "yes") return fault("confirm-missing");
			const part = form.get("part") === "en" ? "en" : "fr";
			return told(await withdraw(services, id as `article:${string}`, part, author), "withdrawn");
		}
		default:
			return null;
	}
}

function readPublication({ id }: EntryState, form: FormData): Publication {
	const parts = locales.filter((locale) => form.getAll("parts").includes(locale));
	return { id, parts, englishStillFollows: form.get("follows") === "yes", seen: readSeen(form) };
}

/** The marks of the draft that the form showed. A form without them showed none. */
export function readSeen(form: FormData): string[] {
	return form.getAll("seen").map(String);
}

function readMoment(form: FormData): Date | null {
	const [day, time] = [String(form.get("day") ?? ""), String(form.get("time") ?? "").slice(0, 5)];
	return isDay(day) && isTimeOfDay(time) ? momentInMontreal(day, time) : null;
}

const busy = { kind: "busy" } as const;

function fault(name: PublicationFault) {
	return { kind: "fault", fault: name } as const;
}

function done(ok: boolean, name: Done): PublicationAnswer {
	return ok ? { kind: "done", done: name } : busy;
}

function told(outcome: PublishOutcome | { kind: "scheduled" }, name: Done): PublicationAnswer {
	if (outcome.kind === "refused") return { kind: "refused", problems: outcome.problems };
	return outcome.kind === "changed" ? busy : { kind: "done", done: name };
}
