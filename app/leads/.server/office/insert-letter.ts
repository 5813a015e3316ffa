import type { RouterContextProvider } from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import type { Member } from "#app/model/members/member.ts";
import type { LeadAnswer } from "./handle-lead.ts";
import { replyStart, withLetter } from "./letters.ts";

/** Answers the buttons of the letter menu without JavaScript; returns null when the lead no longer exists. */
export async function replyWithLetter(
	context: Readonly<RouterContextProvider>,
	member: Member,
	id: string,
	typed: Readonly<Record<string, string>>,
): Promise<LeadAnswer | null> {
	const { store, content, clock } = context.get(servicesContext);
	const found = await store.get("leads", id);
	if (!found) return null;
	const reader = content.reader();
	const start = replyStart(found.data, reader.read("letters"), {
		member: member.name,
		origin: context.get(requestContextKey).origin,
		company: reader.read("company"),
		now: clock.now(),
		shownIn: member.locale,
	});
	return { intent: "reply", typed: withLetter(typed, typed.insert ?? "", start), fault: null, conflict: null };
}
