import { join } from "node:path";
import { createEmlMailer } from "../app/.server/mail/eml-files.ts";
import { secretOf } from "../app/.server/secret.ts";
import { leadsAsCsv, leadsAsJson, leadsToExport } from "../app/leads/.server/export-leads.ts";
import { type ErasureParts, erasePerson, findPerson, type PersonQuery } from "../app/leads/.server/person.ts";
import { openData } from "./open-data.ts";
import { exitWithUsage, readArguments } from "./read-arguments.ts";

const usage = `npm run --silent leads -- export --format json|csv      prints every lead (--silent hides npm's own output)
npm run --silent leads -- person --email … | --phone …  prints all data about a person, as JSON
npm run leads -- erase --email … | --phone …            erases all data about a person (older backups still hold it)`;

/** Exports, finds and erases leads from the command line, whether or not the server is running. */
const { values, positionals } = readArguments(
	{
		allowPositionals: true,
		options: { format: { type: "string", default: "json" }, email: { type: "string" }, phone: { type: "string" } },
	},
	usage,
);
const [command] = positionals;
const person: PersonQuery = {
	...(values.email && { email: values.email }),
	...(values.phone && { phone: values.phone.replace(/\D/g, "") }),
};

if (command === "export" && (values.format === "json" || values.format === "csv")) {
	await withStore(async (parts) => {
		const leads = await leadsToExport(parts);
		process.stdout.write(values.format === "csv" ? leadsAsCsv(leads) : `${leadsAsJson(leads)}\n`);
	});
} else if ((command === "person" || command === "erase") && Object.keys(person).length > 0) {
	await withStore(async (parts) => {
		if (command === "person") process.stdout.write(`${JSON.stringify(await findPerson(parts, person), null, "\t")}\n`);
		else reportErased(await erasePerson(parts, person));
	});
} else exitWithUsage("The command is unknown, or an option is missing or wrong.", usage);

async function withStore(work: (parts: ErasureParts) => Promise<void>): Promise<void> {
	const { store, config } = await openData();
	try {
		const mailer = createEmlMailer({ directory: join(config.DATA_DIR, "mail") });
		await work({ store, mailer, secret: await secretOf(config), clock: { now: () => new Date() } });
	} finally {
		await store.close();
	}
}

function reportErased(count: number): void {
	if (count === 0) console.error("No data was found for this person. Check the e-mail address or the phone number.");
	else console.error(`Erased ${count} document(s). Backups made before still hold this person.`);
}
