import { addToLead } from "#app/leads/.server/follow-lead.ts";
import { messagesOf } from "#app/leads/.server/messages.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { failed, type OpenStep } from "./check-step.ts";

/**
 * Adds the words of a form that changed nothing, because it came too late or from an outdated page: they still reach the
 * team. A second press finds them in the conversation, as they were typed or as one of `others`.
 */
export async function addUnsaid(
	{ services }: OpenStep,
	lead: StoredDocument<Lead>,
	text: string,
	others: readonly string[] = [],
): Promise<"nothing" | "added" | "full"> {
	if (!text) return "nothing";
	const said = await messagesOf(services.store, (await services.store.get("leads", lead.id)) ?? lead);
	if (said.some(({ data }) => data.text === text || others.includes(data.text))) return "nothing";
	return (await addToLead(services, lead.id, { text })) ? "added" : "full";
}

/** The conversation takes no more: the words are returned in the form for messages, because theirs may be gone. */
export function fullConversation(message: string) {
	const form = new FormData();
	form.set("message", message);
	return failed("busy", form, 429);
}
