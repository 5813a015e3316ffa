import { describe, expect, it } from "vitest";
import { roles } from "#app/model/members/member.ts";
import { staffWords as english } from "#content/staff/en.ts";
import { staffWords as french } from "#content/staff/fr.ts";
import { type OfficeSection, sections, sectionsFor } from "./sections.ts";

/**
 * How a role's sentence names each section of the navigation. A new section needs a line here, and then in the sentences
 * of the roles that may open it. Null: every member has it, and no sentence needs to say so.
 */
const named: Readonly<Record<OfficeSection["name"], readonly [french: RegExp, english: RegExp] | null>> = {
	firstDay: [/premier jour/i, /first day/i],
	home: [/demandes/i, /requests/i],
	agenda: null,
	tasks: null,
	board: null,
	customers: [/fiches de clients/i, /customer records/i],
	content: [/contenu|textes du site/i, /content/i],
	gallery: [/réalisations/i, /our work/i],
	figures: [/statistiques/i, /statistics/i],
	settings: [/réglages/i, /settings/i],
	redirects: [/redirections/i, /redirects/i],
	people: [/personnes/i, /people/i],
	health: [/état du système/i, /system status/i],
	members: [/membres/i, /members/i],
	audit: [/journal/i, /activity log/i],
	account: null,
};

describe.each([
	["French", french, 0],
	["English", english, 1],
] as const)("the sentence about a role in %s", (_, words, language) => {
	it.each(roles)("names exactly the sections that the role may open: %s", (role) => {
		const sentence = words.members.about[role];
		const open = new Set<string>(sectionsFor(role).map(({ name }) => name));
		for (const { name } of sections) {
			const pattern = named[name]?.[language];
			if (pattern) expect(pattern.test(sentence), `${name}: ${sentence}`).toBe(open.has(name));
		}
	});

	it("stands beside what happens to open tasks when the role changes, or when access ends", () => {
		const { member, account } = words;
		for (const sentence of [member.roleText, member.disableText, member.deleteText, account.deleteText])
			expect(sentence).toMatch(/tâches à faire passent|open tasks go/);
	});

	it("says for the editor that prices and promotions are settings, and that requests are only read", () => {
		const { editor, agent } = words.members.about;
		expect(editor).toMatch(/prix, promotions et autres réglages|prices, promotions and other settings/);
		expect(editor).toMatch(/lit les demandes|can read requests/);
		expect(agent).not.toMatch(/lit les demandes|can read requests/);
	});
});
