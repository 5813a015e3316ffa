import { expect, it } from "vitest";
import { settingsSubjects } from "#app/admin/settings-pages.ts";
import { historyForms } from "#app/editing/.server/office/settings/history-form.ts";
import { journalSubject } from "#app/editing/.server/office/settings/journal-subject.ts";
import { subjectInWords } from "#app/members/office/subject-in-words.ts";
import { staffWords as english } from "#content/staff/en.ts";
import { staffWords as french } from "#content/staff/fr.ts";

it.each([french, english])("the journal tells which page of the settings was published", (words) => {
	const said = settingsSubjects.map((page) =>
		subjectInWords(journalSubject(historyForms[page].part, page), null, words),
	);
	expect(new Set(said).size).toBe(settingsSubjects.length);
	expect(said[settingsSubjects.indexOf("hours")]).toContain(words.settings.names.hours);
});
