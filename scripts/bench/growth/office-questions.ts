import type { SiteContent } from "../../../app/.server/content/site-content.ts";
import type { Services } from "../../../app/.server/services.ts";
import { newestCustomers, searchCustomers } from "../../../app/customers/.server/customer-list.ts";
import { customerPage } from "../../../app/customers/.server/customer-page.ts";
import { figuresPage } from "../../../app/insights/.server/figures-page.ts";
import { statisticsPage } from "../../../app/insights/.server/statistics/statistics-page.ts";
import { householdLeads } from "../../../app/leads/.server/inbox/household-leads.ts";
import { boardView } from "../../../app/leads/.server/office/board-view.ts";
import { readInboxQuery } from "../../../app/leads/.server/office/inbox-query.ts";
import { inboxView } from "../../../app/leads/.server/office/inbox-view.ts";
import type { Member } from "../../../app/model/members/member.ts";
import type { DocumentStore } from "../../../app/model/ports.ts";
import { leadAt, rareIndex } from "./lead-stores.ts";
import { clock, now } from "./moment.ts";

export const member: Member = {
	...{ id: "me", email: "moi@exemple.example", name: "Moi", role: "administrator", status: "active", locale: "fr" },
	...{ secondFactor: false, taskMail: false, answerMail: false, crew: null, createdAt: now.toISOString() },
};

interface Question {
	/** Why the page of the large company shows more. */
	showsMore?: string;
	ask: (store: DocumentStore) => Promise<unknown>;
}

/** Pages of the office as their loaders compute them, each with the address that a member would open. */
export function officeQuestions(content: SiteContent): Readonly<Record<string, Question>> {
	const services = (store: DocumentStore) =>
		({ store, clock, content, identity: { members: async () => [member] }, secret: "bench" }) as unknown as Services;
	const inbox = (query: string): Question => ({
		ask: (store) => inboxView(services(store), member, readInboxQuery(new URLSearchParams(query), now)),
	});
	const statistics = (period: string, showsMore?: string): Question => ({
		ask: (store) => statisticsPage(services(store), "fr", new URLSearchParams({ periode: period })),
		...(showsMore && { showsMore }),
	});
	const figures = (period: string): Question => ({
		ask: (store) => figuresPage(services(store), "fr", new URLSearchParams({ periode: period })),
	});
	const rare = leadAt(rareIndex);
	return {
		"inbox, to do": inbox(""),
		"inbox, closed leads": inbox("vue=closed"),
		"inbox, all leads": inbox("vue=all"),
		"inbox, mine": inbox("responsable=me"),
		"inbox, this week": inbox("vue=all&filtre=semaine"),
		"inbox, search by name": inbox("q=quatremarche"),
		"inbox, search by phone number": inbox(`q=${rare.phone}`),
		"inbox, board": { ask: (store) => boardView(services(store), member, new URLSearchParams()) },
		"similar leads": { ask: (store) => householdLeads({ id: "other", version: 1, data: rare }, store) },
		"list of customers": { ask: (store) => newestCustomers(store, "fr", undefined) },
		"customers, search by name": { ask: (store) => searchCustomers(store, "fr", "quatremarche") },
		"page of a customer": {
			ask: async (store) => {
				const lead = await store.get("leads", `lead-${rareIndex}`);
				if (!lead) throw new Error("The customer of the bench is missing.");
				return customerPage(lead, services(store), member, { isWhole: false });
			},
		},
		"statistics, 30 days": statistics("30-jours"),
		"statistics, 12 months": statistics("12-mois", "730 days of visits and leads instead of 60"),
		"statistics, 30 days after 12 months": statistics("30-jours"),
		"team figures, this month": figures("mois"),
		"team figures, 3 months": figures("3-mois"),
	};
}
