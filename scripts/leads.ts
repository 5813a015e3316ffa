import { join } from "node:path";
import type { Config } from "../app/.server/config.ts";
import { recordAudit } from "../app/.server/journal/audit.ts";
import { createEmlMailer } from "../app/.server/mail/eml-files.ts";
import { secretOf } from "../app/.server/secret.ts";
import { customersWith } from "../app/leads/.server/customers/customer-leads.ts";
import { leadsAsJson, leadsToExport } from "../app/leads/.server/export-leads.ts";
import { leadsAsCsv } from "../app/leads/.server/leads-as-csv.ts";
import { countsOf, type ErasureParts, eraseRecord, findPerson, readPersonQuery } from "../app/leads/.server/person.ts";
import type { PersonQuery } from "../app/leads/.server/person-documents.ts";
import { isLocale } from "../app/locale/locales.ts";
import { countDetail, erasedDetail } from "../app/model/members/audit.ts";
import { personAsJson } from "../app/privacy/.server/person-export.ts";
import { readExportNames } from "./export-names.ts";
import { openData } from "./open-data.ts";
import { exitWithUsage, readArguments } from "./read-arguments.ts";

const usage = `npm run --silent leads -- export --format json|csv      prints every lead (--silent hides npm's own output)
                                        --locale fr|en  the language of the CSV file, French by default
npm run --silent leads -- person --email … | --phone …  prints all data about a person, as JSON
npm run leads -- erase --email … | --phone …            erases all data about a person except accepted quotes, which
                                                        the tax laws ask for (older backups still hold the rest)
                                        --request …     chooses by reference, when several people have this address or number`;

/** Exports, finds and erases leads from the command line, whether or not the server is running. */
const { values, positionals } = readArguments(
	{
		allowPositionals: true,
		options: {
			format: { type: "string", default: "json" },
			locale: { type: "string", default: "fr" },
			email: { type: "string" },
			phone: { type: "string" },
			request: { type: "string" },
		},
	},
	usage,
);
const [command] = positionals;
const { format, locale } = values;
// Read as in the office: a number may have a 1 or a +1 before its ten digits.
const asked = [values.email, values.phone].flatMap((typed) => (typed === undefined ? [] : readPersonQuery(typed)));
const person: PersonQuery | null = asked.includes(null) || asked.length === 0 ? null : Object.assign({}, ...asked);

/** An export prints everybody, so it is refused when its options name one person. */
const namesPerson = asked.length > 0 || values.request !== undefined;

if (command === "export" && !namesPerson && (format === "json" || format === "csv") && isLocale(locale)) {
	await withStore(async (parts, { origin }) => {
		const leads = await leadsToExport({ ...parts, origin });
		const isCsv = format === "csv";
		process.stdout.write(
			isCsv ? leadsAsCsv(leads, await readExportNames(parts.store, locale)) : `${leadsAsJson(leads)}\n`,
		);
		await recordAudit(parts, null, "leads-exported", { detail: countDetail("leads", leads.length) });
	});
} else if ((command === "person" || command === "erase") && person) {
	await withStore(async (parts) => {
		const query = await chosenPerson(parts, person, values.request);
		if (!query) {
			process.exitCode = 1;
			return;
		}
		const record = await findPerson(parts, query);
		if (command === "person") {
			process.stdout.write(`${await personAsJson(record, parts.store, parts.clock.now())}\n`);
			await recordAudit(parts, null, "person-exported", { detail: "JSON" });
			return;
		}
		const count = await eraseRecord(parts, record);
		if (count > 0) await recordAudit(parts, null, "person-erased", { detail: erasedDetail(countsOf(record)) });
		reportErased(count, record.contracts.length);
	});
} else exitWithUsage("The command is unknown, or an option is missing or wrong.", usage);

async function withStore(work: (parts: ErasureParts, config: Config) => Promise<void>): Promise<void> {
	const { store, config } = await openData();
	try {
		const mailer = createEmlMailer({ directory: join(config.DATA_DIR, "mail") });
		await work({ store, mailer, secret: await secretOf(config), clock: { now: () => new Date() } }, config);
	} finally {
		await store.close();
	}
}

/** Null, after a message, when it is not clear who is meant: members told people with this address or number apart. */
async function chosenPerson(
	{ store }: ErasureParts,
	query: PersonQuery,
	request: string | undefined,
): Promise<PersonQuery | null> {
	const customers = await customersWith(store, query);
	if (customers.length < 2 && request === undefined) return query;
	const leads = customers.flat();
	const chosen = leads.find(({ data }) => data.reference === request?.toUpperCase());
	if (chosen) return { ...query, customer: chosen.id };
	console.error(
		request === undefined
			? "Several people have this address or number. Choose one with --request and one of their references:"
			: `No request with this address or number has the reference ${request}. These have it:`,
	);
	for (const one of customers)
		console.error(`  ${one.map(({ data }) => `${data.reference} (${data.name})`).join(", ")}`);
	return null;
}

function reportErased(count: number, kept: number): void {
	if (count === 0 && kept === 0)
		console.error("No data was found for this person. Check the e-mail address or the phone number.");
	else console.error(`Erased ${count} document(s). Backups made before still hold this person.`);
	if (kept > 0) console.error(`Kept ${kept} accepted quote(s), until six years after the tax year.`);
}
