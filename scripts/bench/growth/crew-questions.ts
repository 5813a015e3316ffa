import type { SiteContent } from "../../../app/.server/content/site-content.ts";
import { memberWindows, type WantedWork } from "../../../app/appointments/.server/offered-windows.ts";
import { agendaView } from "../../../app/appointments/.server/office/agenda-view.ts";
import { draftWindows } from "../../../app/estimate/.server/draft-windows.ts";
import type { DocumentStore } from "../../../app/model/ports.ts";
import { clock, now, today } from "./moment.ts";
import { member } from "./office-questions.ts";

interface Question {
	ask: (store: DocumentStore) => Promise<unknown>;
}

/** The agenda as its loader computes it, and the free windows that customers and members choose from. */
export function crewQuestions(content: SiteContent): Readonly<Record<string, Question>> {
	const agenda = (view: string): Question => ({
		ask: (store) =>
			agendaView({ store, clock, content: content as never }, member, new URLSearchParams({ vue: view, jour: today })),
	});
	const draft = { kinds: ["dryer-ducts"], details: { "dryer-ducts.exit": "roof" }, promotionCode: null } as const;
	const work: WantedWork = { services: ["ventilation-ducts"], area: "montreal", minutes: 120 };
	return {
		"agenda, a day": agenda("jour"),
		"agenda, a week": agenda("semaine"),
		"availability, third step of the estimate": {
			ask: async (store) => {
				const offer = await draftWindows({ store, reader: content.reader() }, draft, "H2T1S6", now);
				if (offer?.kind !== "windows") throw new Error("The third step offers no windows.");
			},
		},
		"availability, office": { ask: (store) => memberWindows({ store, reader: content.reader() }, work, now) },
	};
}
