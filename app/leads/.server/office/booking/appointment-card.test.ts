import { describe, expect, it } from "vitest";
import { locales } from "#app/locale/locales.ts";
import { quoteMails } from "#app/model/leads/lead.ts";
import { outboxEntry } from "../../../../../tests/mail/sample-leads.ts";
import { undelivered } from "./appointment-card.ts";

describe("the mails that were given up", () => {
	it.each(locales)("name a quote and the copy of a contract, in %s", (locale) => {
		const mails = (["dead", "sent"] as const).flatMap((status) =>
			quoteMails.map((template) => ({ id: template, version: 1, data: { ...outboxEntry, template, status } })),
		);
		const [quote, copy, ...others] = undelivered(mails, locale);
		expect(quote).toContain(locale === "fr" ? "Soumission, au client" : "Quote, to the customer");
		expect(copy).toContain(locale === "fr" ? "Copie de la soumission acceptée" : "Copy of the accepted quote");
		expect(others).toEqual([]);
	});
});
