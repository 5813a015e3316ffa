import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNamesIn } from "#app/.server/mail/lead-in-words.ts";
import type { WaitingLine } from "#app/leads/.server/waiting-lines.ts";
import { formatMoney, formatPhone } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { isProblem } from "#app/model/customers/check-line.ts";
import { columnNames, type ImportColumn } from "#app/model/customers/import-columns.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import { formatDate } from "#app/time/format.ts";
import { officeWords as english } from "#content/staff/office.en.ts";
import { officeWords as french } from "#content/staff/office.fr.ts";

/** Each line of a checked file with the names of its columns. Of a wrong line, only what was read and what is wrong. */
export function linesInWords(lines: readonly WaitingLine[], locale: Locale, reader: ContentReader) {
	const { person, languages } = locale === "fr" ? french : english;
	const name = (column: ImportColumn) => columnNames[column][locale];
	return lines.map(({ part, line }) => {
		const facts: [name: string, value: string][] = [
			[name("name"), line.name],
			[name("email"), line.email ?? ""],
			[name("phone"), formatPhone(line.phone ?? "", locale)],
		];
		if (isProblem(line)) {
			const cells = new Map(line.faults.map(({ column, value }) => [column, value]));
			for (const [column, value] of cells) facts.push([`${name(column)} (${person.wrongCell})`, value]);
		} else {
			facts.push(
				[person.address, addressLines(line, locale).join("\n")],
				[name("language"), languages[line.locale]],
				[name("day"), formatDate(line.day, locale)],
				[name("service"), line.service ? serviceNamesIn([line.service], locale, reader).join() : ""],
				[name("amount"), line.amount === null ? "" : formatMoney(line.amount, locale)],
				[name("note"), line.note],
				[name("promotions"), line.consent ? `${formatDate(line.consent.day, locale)}\n${line.consent.proof}` : ""],
			);
		}
		return { key: `${part} ${line.line}`, number: line.line, facts };
	});
}
