import { randomUUID } from "node:crypto";
import { createServer } from "vite";
import type { SiteContent } from "#app/.server/content/site-content.ts";
import { currentCompany } from "#app/.server/current-company.ts";
import type { OutboxWorkerParts } from "#app/.server/mail/outbox-worker.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { receiveLead } from "#app/leads/.server/receive-lead.ts";
import type { DocumentStore, Mailer } from "#app/model/ports.ts";
import { databaseOf, readOutbox } from "./stored-leads.ts";

type WorkerModule = typeof import("#app/.server/mail/outbox-worker.ts");
type WritersModule = typeof import("#app/assembly/mail-writers.ts");
type ContentModule = typeof import("#app/.server/content/original-content.testing.ts");
type SmtpModule = typeof import("#app/.server/mail/smtp.ts");

/** The site's outbox worker and mailer with a fake clock: the test skips hours of retry backoff. */
interface TestOutbox {
	store: DocumentStore;
	/** Stores leads, each with two mails in the outbox. */
	receive(leads: number): Promise<void>;
	/** Runs the worker until no mail is due, then moves the clock past every delay. */
	round(): Promise<void>;
	/** Repeats rounds until no mail is pending, at most 12 times. */
	drain(): Promise<void>;
}

export const staffAddress = "equipe@airelle.example";

const pastEveryDelay = 3 * 60 * 60 * 1000;
/** Fewer than the attempts after which a mail becomes a dead letter. */
const mostRounds = 12;

export async function withOutboxWorker<Result>(
	{ data, smtpPort }: { data: string; smtpPort: number },
	work: (outbox: TestOutbox) => Promise<Result>,
): Promise<Result> {
	// The mail templates are TSX, which Node cannot load without Vite.
	const vite = await createServer({
		configFile: false,
		root: `${import.meta.dirname}/../..`,
		logLevel: "error",
		appType: "custom",
		server: { middlewareMode: true, ws: false, watch: null },
		optimizeDeps: { noDiscovery: true },
	});
	const store = await openSqliteStore({ path: databaseOf(data) });
	try {
		const { createOutboxWorker } = (await vite.ssrLoadModule("/app/.server/mail/outbox-worker.ts")) as WorkerModule;
		const { mailWriters } = (await vite.ssrLoadModule("/app/assembly/mail-writers.ts")) as WritersModule;
		const { createSmtpMailer } = (await vite.ssrLoadModule("/app/.server/mail/smtp.ts")) as SmtpModule;
		const content = "/app/.server/content/original-content.testing.ts";
		const { originalContent } = (await vite.ssrLoadModule(content)) as ContentModule;
		const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${smtpPort}` });
		// Ahead of the clock of the leads, so that their mails are due.
		const time = { now: new Date(Date.now() + 60_000) };
		const clock = { now: () => time.now };
		const worker = createOutboxWorker({ ...partsOf(store, mailer, originalContent, clock), mailWriters });
		const round = async () => {
			while ((await worker.runOnce()) > 0);
			time.now = new Date(time.now.getTime() + pastEveryDelay);
		};
		const drain = async () => {
			// Moves past the claims of a killed worker, so that its mails are due again.
			time.now = new Date(time.now.getTime() + pastEveryDelay);
			for (let left = mostRounds; left > 0 && isWaiting(data); left--) await round();
		};
		try {
			return await work({ store, receive: (leads) => fillOutbox(store, leads), round, drain });
		} finally {
			mailer.close();
		}
	} finally {
		await store.close();
		await vite.close();
	}
}

async function fillOutbox(store: DocumentStore, leads: number): Promise<void> {
	const request = {
		name: "Jeanne Tremblay",
		phone: null,
		service: null,
		postalCode: null,
		reachBy: "email",
		marketing: false,
	} as const;
	const parts = {
		store,
		clock: { now: () => new Date() },
		mailDomain: "airelle.example",
		referencePrefix: "AIR",
		secret: "secret",
	};
	const common = { kind: "contact", locale: "fr", flags: [], marketingText: "" } as const;
	const receiveOne = () => {
		const [key, email] = [randomUUID(), `jeanne-${randomUUID().slice(0, 8)}@visiteur.example`];
		return receiveLead({ ...common, key, fields: { ...request, email, message: `Bonjour, ${key}` } }, parts);
	};
	await Promise.all(Array.from({ length: leads }, receiveOne));
}

function partsOf(
	store: DocumentStore,
	mailer: Mailer,
	content: SiteContent,
	clock: OutboxWorkerParts["clock"],
): Omit<OutboxWorkerParts, "mailWriters"> {
	return {
		store,
		mailer,
		content,
		clock,
		log: { info: () => {}, error: () => {} },
		company: currentCompany(content, { STAFF_EMAIL: staffAddress }),
		origin: "http://localhost",
		secret: "a-secret-that-only-tests-know-0123456789",
	};
}

function isWaiting(data: string): boolean {
	return readOutbox(data).some(({ status }) => status === "pending");
}
