import { join } from "node:path";
import type { Config } from "../app/.server/config.ts";
import { createEmlMailer } from "../app/.server/mail/eml-files.ts";
import { secretOf } from "../app/.server/secret.ts";
import { customersWith } from "../app/leads/.server/customers/customer-leads.ts";
import { leadsAsJson, leadsToExport } from "../app/leads/.server/export-leads.ts";
import { type ExportNames, leadsAsCsv } from "../app/leads/.server/leads-as-csv.ts";
import { type ErasureParts, erasePerson, findPerson, readPersonQuery } from "../app/leads/.server/person.ts";
import type { PersonQuery } from "../app/leads/.server/person-documents.ts";
import { isLocale, type Locale } from "../app/locale/locales.ts";
import { type ServiceName, serviceNames } from "../app/model/service-names.ts";
import type { ServiceWords } from "../app/model/site/service-words.ts";
import { closingReasons } from "../content/closing-reasons.ts";
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
const locale = isLocale(values.locale) ? values.locale : "fr";
// Read as in the office: a number may have a 1 or a +1 before its ten digits.
const asked = [values.email, values.phone].flatMap((typed) => (typed === undefined ? [] : readPersonQuery(typed)));
const person: PersonQuery | null = asked.includes(null) || asked.length === 0 ? null : Object.assign({}, ...asked);

if (command === "export" && (values.format === "json" || values.format === "csv")) {
	await withStore(async (parts, { origin }) => {
		const leads = await leadsToExport({ ...parts, origin });
		const file = values.format === "csv" ? leadsAsCsv(leads, await originalNames(locale)) : `${leadsAsJson(leads)}\n`;
		process.stdout.write(file);
	});
} else if ((command === "person" || command === "erase") && person) {
	await withStore(async (parts) => {
		const query = await chosenPerson(parts, person, values.request);
		if (!query) process.exitCode = 1;
		else if (command === "person")
			process.stdout.write(`${JSON.stringify(await findPerson(parts, query), null, "\t")}\n`);
		else {
			const { contracts } = await findPerson(parts, query);
			reportErased(await erasePerson(parts, query), contracts.length);
		}
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

/** Names as shipped: edited content needs the running site. */
async function originalNames(locale: Locale): Promise<ExportNames> {
	const names = new Map<ServiceName, string>();
	for (const service of serviceNames) {
		const file = (await import(`../content/services/${service}.${locale}.ts`)) as { words: ServiceWords };
		names.set(service, file.words.name);
	}
	return { locale, now: new Date(), reasons: closingReasons, serviceName: (service) => names.get(service) ?? service };
}

function reportErased(count: number, kept: number): void {
	if (count === 0 && kept === 0)
		console.error("No data was found for this person. Check the e-mail address or the phone number.");
	else console.error(`Erased ${count} document(s). Backups made before still hold this person.`);
	if (kept > 0) console.error(`Kept ${kept} accepted quote(s), until six years after the tax year.`);
}
