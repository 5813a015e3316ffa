import type { Lead } from "./lead.ts";
import { customerMessage, formMessage, type LeadMessage, messageId } from "./lead-message.ts";
import { withLaterWords } from "./search-words.ts";
import type { EarlierEntry, EarlierLead } from "./upgrade-lead.ts";

/** The length of the beginning of a message that lists show. */
export const excerptLength = 120;

/** A lead of an earlier build, which has its messages inside. Every lead of this build has the message of its form. */
export function hasMessagesInside({ messageCount }: Pick<Lead, "messageCount">): boolean {
	return messageCount === 0;
}

export interface SeparatedLead {
	lead: Lead;
	/** By id, in order. */
	messages: ReadonlyMap<string, LeadMessage>;
}

/** Takes the form's words, the customer's additions, notes and replies out of a lead of an earlier build. */
export function separateMessages(id: string, upgraded: Lead): SeparatedLead {
	const { messages: inside = [], ...lead } = upgraded as Lead & Pick<EarlierLead, "messages">;
	const added = inside.map(
		({ at, text }, index) => [messageId(id, `page-${index + 1}`), customerMessage(id, "page", at, text, [])] as const,
	);
	const entries = lead.desk.history as readonly (Lead["desk"]["history"][number] & EarlierEntry)[];
	const written = entries.flatMap((entry) => {
		const message = entry.undone || !entry.text ? null : messageOf(id, entry);
		return message ? [[messageId(id, entry.id), message] as const] : [];
	});
	const all = [[messageId(id, "form"), formMessage(id, lead)] as const, ...added, ...written].sort(
		([, one], [, other]) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0),
	);
	const last = inside.at(-1);
	const isOpen = lead.status !== "done" && lead.status !== "lost";
	const isWaiting = last !== undefined && isOpen && entries.every(({ at }) => at < last.at);
	return {
		lead: {
			...lead,
			messageCount: all.length,
			lastMessageAt: all.at(-1)?.[1].at ?? lead.receivedAt,
			latestText: (last?.text ?? "").slice(0, excerptLength),
			laterWords: inside.reduce((words, { text }) => withLaterWords(words, text), ""),
			desk: {
				...lead.desk,
				waitingSince: isWaiting ? last.at : null,
				history: entries.map(({ text: _, subject: __, ...entry }) => entry),
			},
		},
		messages: new Map(all),
	};
}

function messageOf(lead: string, { kind, at, by, text = "", subject = "", mails }: EarlierEntry): LeadMessage | null {
	const rest = { lead, at, by, text, photos: [] };
	if (kind === "reply") {
		return { ...rest, direction: "out", channel: "mail", subject, mail: mails[0] ?? null };
	}
	return kind === "note" ? { ...rest, direction: "internal", channel: "note", subject: "", mail: null } : null;
}
