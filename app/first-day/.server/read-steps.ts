import { isDeepStrictEqual } from "node:util";
import { readBackupFailure, readBackupRecord } from "#app/.server/backup-record.ts";
import { expandText } from "#app/.server/content/expand.ts";
import { isShippedName, shippedCompany } from "#app/.server/content/shipped-company.ts";
import type { Services } from "#app/.server/services.ts";
import type { SiteStatus } from "#app/.server/site-status.ts";
import { readCrews, storedCrews } from "#app/appointments/.server/crews.ts";
import { memberWindows } from "#app/appointments/.server/offered-windows.ts";
import { hasDraft, readFactStates } from "#app/editing/.server/fact-states.ts";
import { brandPart, type NamedBrand } from "#app/editing/.server/parts/brand-part.ts";
import { formatPhone } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type FirstDay, firstDaySteps, legalTexts } from "#app/model/first-day/first-day.ts";
import type { StepState, Steps } from "#app/model/first-day/steps.ts";
import type { Mailer } from "#app/model/ports.ts";
import { type Approvable, currentApproval, readApprovable, wasApproved } from "./approvals.ts";
import { settingProblem } from "./check-domain.ts";
import { remainingExample, shippedPrefix } from "./example-traces.ts";
import { readFirstDay } from "./first-day-document.ts";
import { isConfirmed, takesCode } from "./mail-test.ts";
import { ownAddresses } from "./own-addresses.ts";

export type StepServices = Pick<Services, "store" | "clock" | "content" | "mailer" | "identity">;
export type StepStatus = Pick<SiteStatus, "settings" | "directory" | "hosted">;

interface Parts extends StepServices {
	status: StepStatus;
	document: FirstDay;
	approvable: Approvable;
	locale: Locale;
	now: Date;
}

/** The state of every step, from facts where a fact can be checked and from approvals where none can. */
export async function readSteps(services: StepServices, status: StepStatus, locale: Locale): Promise<Steps> {
	const [document, approvable] = await Promise.all([
		readFirstDay(services.store),
		readApprovable(services, status.hosted),
	]);
	const parts: Parts = { ...services, status, document, approvable, locale, now: services.clock.now() };
	const [brand, prices, crews, secondFactor, backup] = await Promise.all([
		readBrand(parts),
		readPrices(parts),
		readCrewsAndHours(parts),
		readSecondFactor(parts),
		readBackup(parts),
	]);
	return {
		mails: readMails(parts),
		company: readCompany(parts),
		brand,
		legal: readLegal(parts),
		domain: readDomain(parts),
		prices,
		crews,
		secondFactor,
		backup,
	};
}

export function openStepsIn(steps: Steps): number {
	return firstDaySteps.filter((step) => steps[step].state !== "done").length;
}

function readMails({ mailer: { trial }, status: { settings }, document, now }: Parts): Steps["mails"] {
	const { mailTest: test, mailConfirmed: confirmed } = document;
	const isCurrent = isConfirmed(document, trial, settings.sender());
	return {
		state: isCurrent ? "done" : unconfirmedState(trial, test),
		host: trial?.host ?? null,
		sender: settings.sender(),
		test: test && {
			by: test.by.name,
			at: test.at,
			problem: test.problem,
			line: test.line,
			takesCode: takesCode(test, now),
		},
		confirmed: confirmed && isCurrent ? { by: confirmed.by.name, at: confirmed.at } : null,
		isOutdated: confirmed !== null && !isCurrent,
	};
}

function unconfirmedState(trial: Mailer["trial"], test: FirstDay["mailTest"]): StepState {
	if (!trial || test?.problem) return "broken";
	return test ? "partial" : "open";
}

/** Of a step with several parts. */
function progressOf(done: number, all: number): StepState {
	if (done === all) return "done";
	return done > 0 ? "partial" : "open";
}

function readCompany({ content, locale }: Parts): Steps["company"] {
	const reader = content.reader();
	const { name, phone, email, address, trust } = reader.read("company");
	const values = { phone: formatPhone(phone, locale), email, street: address.street };
	const example = remainingExample(reader).flatMap((fact) =>
		fact === "name" || fact === "prefix" ? [] : [{ fact, value: values[fact] }],
	);
	const all = Object.keys(values).length;
	const state = progressOf(all - example.length, all);
	return { state, name, example, hasNeq: Boolean(trust.neq), hasInsurer: Boolean(trust.insurance) };
}

async function readBrand({ store, content }: Parts): Promise<Steps["brand"]> {
	const found = await readFactStates(store);
	const draft = hasDraft(brandPart, found) ? (brandPart.read(found.draft) as NamedBrand).name : null;
	const reader = content.reader();
	const name = reader.pick("company", (company) => company.name);
	const isShipped = isShippedName(name);
	const hasMark = reader.pick("brand", ({ mark, logo }) => Boolean(mark ?? logo));
	const prefix = shippedPrefix(reader);
	const isDone = !isShipped && draft === null && prefix === null;
	const state = isDone ? "done" : isShipped && draft === null ? "open" : "partial";
	return { state, name, isShipped, shippedPrefix: prefix, draft, hasMark };
}

function readLegal({ content, document, approvable, locale }: Parts): Steps["legal"] {
	const reader = content.reader();
	const texts = legalTexts.map((text) => {
		const found = reader.read(`content-pages.${locale}`).find(({ name }) => name === text);
		const approved = currentApproval(document, text, approvable);
		return {
			text,
			title: expandText(found?.matter.title ?? text, locale, reader),
			approved,
			isChanged: !approved && wasApproved(document, text),
		};
	});
	return { state: progressOf(texts.filter(({ approved }) => approved).length, texts.length), texts };
}

function readDomain({ status: { settings }, document: { domain } }: Parts): Steps["domain"] {
	const origin = settings.publicOrigin;
	const host = origin === null ? "" : new URL(origin).host;
	const check = domain?.origin === origin ? domain : null;
	const wrong = origin === null || (check?.problem ?? settingProblem(origin)) !== null;
	return {
		state: check && !wrong ? "done" : check?.problem ? "broken" : "open",
		origin,
		host,
		own: ownAddresses(),
		check: check && { at: check.at, by: check.by.name, problem: check.problem, records: check.records },
	};
}

async function readPrices({ store, content, document, approvable }: Parts): Promise<Steps["prices"]> {
	const entry = await store.get("content", "prices");
	const publishedAt = entry?.data.published ? entry.data.publishedAt : null;
	const approved = currentApproval(document, "prices", approvable);
	return {
		state: publishedAt || approved ? "done" : "open",
		version: content.reader().pick("prices", ({ version }) => version),
		fingerprint: approvable.prices,
		publishedAt,
		approved,
		isChanged: !approved && wasApproved(document, "prices"),
	};
}

/** An ordinary job of a morning, anywhere that the company serves. */
const ordinaryJob = { services: ["duct-cleaning"], minutes: 120 } as const;

async function readCrewsAndHours({ store, content, document, approvable, now }: Parts): Promise<Steps["crews"]> {
	const reader = content.reader();
	const company = reader.read("company");
	const area = company.areas[0]?.id ?? null;
	const [stored, crews, offer] = await Promise.all([
		storedCrews(store),
		readCrews(store, company),
		memberWindows({ store, reader }, { ...ordinaryJob, area }, now),
	]);
	const active = crews.filter((crew) => crew.active);
	const [isOwn, hasOwnHours] = [stored.length > 0, !isDeepStrictEqual(company.hours, shippedCompany.hours)];
	const approved = currentApproval(document, "crews", approvable);
	const isReady = active.length > 0 && (approved !== null || (isOwn && hasOwnHours));
	const [first] = offer.kind === "windows" ? offer.free : [];
	return {
		state: isReady ? "done" : active.length === 0 ? "broken" : isOwn || hasOwnHours ? "partial" : "open",
		fingerprint: approvable.crews,
		isOwn,
		hasOwnHours,
		approved,
		crews: active.map(({ name }) => name),
		days: [...new Set(active.flatMap(({ hours }) => hours.flatMap(({ days }) => days)))].sort((a, b) => a - b),
		next: first ? { day: first.day, from: first.window.from, to: first.window.to } : null,
	};
}

async function readSecondFactor({ identity }: Parts): Promise<Steps["secondFactor"]> {
	const administrators = (await identity.members()).filter(
		({ role, status }) => role === "administrator" && status === "active",
	);
	const without = administrators.filter(({ secondFactor }) => !secondFactor).map(({ name }) => name);
	const state = progressOf(administrators.length - without.length, administrators.length);
	return { state, administrators: administrators.length, without };
}

const twoDays = 2 * 24 * 60 * 60 * 1000;

async function readBackup({ status, document, approvable, now }: Parts): Promise<Steps["backup"]> {
	const { directory, hosted, settings } = status;
	const approved = currentApproval(document, "backup", approvable);
	const [record, failure] = await Promise.all([readBackupRecord(directory), readBackupFailure(directory)]);
	const isOld = record !== null && Math.abs(now.getTime() - Date.parse(record.at)) > twoDays;
	const copied: StepState = failure || isOld ? "broken" : record ? "done" : "open";
	return {
		state: hosted ? (approved ? "done" : "open") : copied,
		hosted,
		fingerprint: approvable.backup,
		last: record?.at ?? null,
		isOld,
		hasFailed: failure !== null,
		hasFolder: settings.backupFolder !== null,
		approved,
	};
}
