import { join } from "node:path";
import { openIdentity } from "../app/.server/identity/open-identity.ts";
import { createEmlMailer } from "../app/.server/mail/eml-files.ts";
import { secretOf } from "../app/.server/secret.ts";
import { readCrew } from "../app/appointments/.server/crews.ts";
import { isLocale } from "../app/locale/locales.ts";
import {
	clearSecondFactor,
	disableMember,
	inviteMember,
	type MemberParts,
	sendPasswordLink,
} from "../app/members/.server/members.ts";
import { isRole, type Member, roles } from "../app/model/members/member.ts";
import { staffLinkPaths } from "../app/model/members/staff-paths.ts";
import { openData } from "./open-data.ts";
import { exitWithUsage, readArguments } from "./read-arguments.ts";
import { readCompany } from "./read-company.ts";

const usage = `npm run staff -- list
    lists every member
npm run staff -- add --email … --name … [--role ${roles.join("|")}] [--crew …] [--language fr|en]
    invites a member: prints a link to choose a password, and mails it; the role crew needs the id of a crew
npm run staff -- reset --email … [--second-factor]
    prints a link to choose a new password, and mails it; --second-factor also removes the second factor
npm run staff -- disable --email …
    signs the member out and blocks the account at once`;

const reasons: ReadonlyMap<string, string> = new Map([
	["email-already-in-use", "another member has this address"],
	["invalid-email", "the e-mail address is not valid"],
	["user-disabled", "this member is disabled; enable the account under Membres in the back office first"],
	["admin-restricted-operation", "this is the last active administrator; add another one first"],
]);

/**
 * Manages members from the command line, whether or not the server is running: the way to regain access when nobody can
 * sign in.
 */
const { values, positionals } = readArguments(
	{
		allowPositionals: true,
		options: {
			email: { type: "string", default: "" },
			name: { type: "string", default: "" },
			role: { type: "string", default: "agent" },
			crew: { type: "string", default: "" },
			language: { type: "string", default: "fr" },
			"second-factor": { type: "boolean", default: false },
		},
	},
	usage,
);
const [command = ""] = positionals;
const { email, name, role, language } = values;

if (command === "list") await withParts(list);
else if (command === "add" && email && name && isRole(role) && isLocale(language)) {
	await withParts(async (parts, origin) => {
		const crew = role === "crew" ? values.crew : null;
		if (crew !== null && !(await readCrew(parts.store, crew, { hours: [] }))) {
			fail(
				`There is no crew with the id ${crew || "(none given)"}: see the address of its page under Réglages, Équipes.`,
			);
			return;
		}
		const added = await inviteMember({ email, name, role, crew, locale: language }, null, parts);
		if (!added.ok) fail(`The member was not added: ${reasonOf(added.code)}.`);
		else
			console.log(
				`Invited. The link works once, within seven days:\n${origin}${staffLinkPaths.invitation}/${added.token}`,
			);
	});
} else if (command === "reset" && email) {
	await withMember(async (member, parts, origin) => {
		if (values["second-factor"]) await clearSecondFactor(member.id, null, parts);
		const sent = await sendPasswordLink(member, null, parts);
		if (!sent.ok) fail(`The password was not reset: ${reasonOf(sent.code)}.`);
		else
			console.log(
				`Open this link to choose a new password. The link works once:\n${origin}${staffLinkPaths[sent.purpose]}/${sent.token}`,
			);
	});
} else if (command === "disable" && email) {
	await withMember(async (member, parts) => {
		const disabled = await disableMember(member.id, null, parts);
		if (disabled.ok) console.log(`${member.name} is disabled and can no longer sign in.`);
		else fail(`The member was not disabled: ${reasonOf(disabled.code)}.`);
	});
} else exitWithUsage("The command is unknown, or an option is missing or wrong.", usage);

async function list({ identity }: MemberParts): Promise<void> {
	const members = await identity.members();
	if (members.length === 0)
		console.log(
			"There are no members yet. Start the server and open the link that it prints, or run: npm run staff -- add",
		);
	for (const { email, name, role, status, secondFactor } of members) {
		console.log([email, name, role, status, secondFactor ? "second factor" : "no second factor"].join("\t"));
	}
}

async function withMember(work: (member: Member, parts: MemberParts, origin: string) => Promise<void>): Promise<void> {
	await withParts(async (parts, origin) => {
		const member = await parts.identity.memberByEmail(email);
		if (member) await work(member, parts, origin);
		else fail(`There is no member with the address ${email}. To see all members: npm run staff -- list`);
	});
}

async function withParts(work: (parts: MemberParts, origin: string) => Promise<void>): Promise<void> {
	const { store, config } = await openData({ mayCreate: command === "add" });
	const company = await readCompany(store, config);
	const shared = {
		store,
		mailer: createEmlMailer({ directory: join(config.DATA_DIR, "mail") }),
		clock: { now: () => new Date() },
		secret: await secretOf(config),
		mailDomain: company.addresses.domain,
	};
	const identity = openIdentity({ ...shared, config, company, log: (message) => console.error(message) });
	try {
		await work({ ...shared, identity }, config.origin);
	} finally {
		await identity.close();
		await store.close();
	}
}

function reasonOf(code: string): string {
	return reasons.get(code) ?? code;
}

function fail(message: string): void {
	console.error(message);
	process.exitCode = 1;
}
