import { createContext } from "react-router";
import type { Identity } from "#app/model/members/identity.ts";
import type { Captcha, Clock, DocumentStore, Mailer } from "#app/model/ports.ts";
import { createRecaptcha } from "./captcha/recaptcha.ts";
import type { Config } from "./config.ts";
import { openPublishedContent, type PublishedContent } from "./content/published-content.ts";
import { currentCompany } from "./current-company.ts";
import { openDataFolder } from "./data-folder.ts";
import type { LastPurge } from "./health/find-problems.ts";
import type { Health } from "./health/health.ts";
import { openHealth } from "./health/open-health.ts";
import { createRedirectHits, type RedirectCounter } from "./http/redirect-hits.ts";
import { openIdentity } from "./identity/open-identity.ts";
import { createIndexNow } from "./index-now.ts";
import type { Log } from "./log.ts";
import { openMailer } from "./mail/open-mailer.ts";
import { createOutboxWorker } from "./mail/outbox-worker.ts";
import type { MailWriters } from "./mail/write-mail.ts";
import { createDiskSpaceCheck } from "./photos/disk-space.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";
import { createRefusedLeads, type RefusedLeads } from "./refused-leads.ts";
import { createFreshSearch, type FreshSearch } from "./search/fresh-search.ts";
import { createSqliteSearch } from "./search/sqlite-search.ts";
import { secretOf } from "./secret.ts";
import { openStore } from "./store/open-store.ts";
import { createTrafficCounter, type TrafficCounter } from "./traffic/traffic-counter.ts";

/** All adapters to external systems. Only `openServices` chooses and opens them. */
export interface Services {
	store: DocumentStore;
	mailer: Mailer;
	/** Null when not configured. */
	captcha: Captcha | null;
	identity: Identity;
	clock: Clock;
	search: FreshSearch;
	content: PublishedContent;
	redirectHits: RedirectCounter;
	traffic: TrafficCounter;
	refusedLeads: RefusedLeads;
	lastPurge: LastPurge;
	health: Health;
	/** Whether the disk has space for photos. */
	hasSpaceForPhotos(): Promise<boolean>;
	/** Notifies search engines that these paths changed, without waiting for the result. */
	announce(paths: readonly string[]): void;
	/** The right-hand side of every Message-ID. */
	readonly mailDomain: string;
	/** The letters before the hyphen in the references of new leads. */
	readonly referencePrefix: string;
	/** Signs values that the browser stores and sends back, such as form keys. */
	secret: string;
	limits: Readonly<
		Record<
			| "address"
			| "network"
			| "flood"
			| "floodFrom"
			| "drafts"
			| "links"
			| "mailsTo"
			| "mailsFrom"
			| "proofs"
			| "changes"
			| "suggestions"
			| "feeds"
			| "counts"
			| "consents",
			RateLimit
		>
	>;
	/** Aborts when shutdown begins. Handlers of long-lived responses must end them, or shutdown would wait for them. */
	stopping: AbortSignal;
	beginStop(): void;
	stop(): Promise<void>;
}

export const servicesContext = createContext<Services>();

const oneMinute = 60 * 1000;
const tenMinutes = 10 * oneMinute;

export async function openServices(config: Config, log: Log, mailWriters: MailWriters): Promise<Services> {
	const folder = await openDataFolder(config.DATA_DIR, log, { exclusive: config.STORE === "sqlite" });
	const clock: Clock = { now: () => new Date() };
	// Opened below. Its database connection must be closed before the store reopens the file.
	let identity: Identity | undefined;
	const store = await openStore(config, { beforeReopen: async () => identity?.disconnect?.() });
	const content = await openPublishedContent({ store, log });
	const mailer = await openMailer(config);
	const secret = await secretOf(config);
	const company = currentCompany(content, config);
	identity = openIdentity({
		config,
		store,
		clock,
		secret,
		company,
		log: (message) => log.error("identity error", message),
	});
	const worker = createOutboxWorker({
		mailWriters,
		store,
		mailer,
		log,
		clock,
		content,
		company,
		origin: config.origin,
		secret,
	});
	worker.start();
	const stopping = new AbortController();
	const redirectHits = createRedirectHits({ store, log, now: clock.now });
	const traffic = createTrafficCounter({ store, log, clock });
	const search = createSqliteSearch();
	const refusedLeads = createRefusedLeads(clock);
	const lastPurge = { hasFailed: false };
	const health = openHealth(config, { store, clock, mailer, log, refusedLeads, lastPurge, company });
	health.start();
	return {
		store,
		mailer,
		captcha: captchaOf(config),
		identity,
		clock,
		search: createFreshSearch({ search, clock, content }),
		content,
		redirectHits,
		traffic,
		refusedLeads,
		lastPurge,
		health,
		hasSpaceForPhotos: createDiskSpaceCheck(config.STORE === "sqlite" ? config.DATA_DIR : null),
		announce: createIndexNow(config, log),
		get mailDomain() {
			return company.addresses.domain;
		},
		get referencePrefix() {
			return company.referencePrefix;
		},
		secret,
		limits: {
			address: createRateLimit({ most: 5, windowMs: tenMinutes }),
			network: createRateLimit({ most: 20, windowMs: tenMinutes }),
			/** Estimates started, and contact forms with photos, from one network. */
			drafts: createRateLimit({ most: 60, windowMs: tenMinutes }),
			/** Mailed links to one estimate draft. */
			links: createRateLimit({ most: 3, windowMs: 6 * tenMinutes }),
			/** Confirmations and links, by recipient and by sender's network: prevents abuse for mails to strangers. */
			mailsTo: createRateLimit({ most: 4, windowMs: 6 * tenMinutes, forgetsRefused: true }),
			mailsFrom: createRateLimit({ most: 20, windowMs: 6 * tenMinutes }),
			/** Ownership checks on lead pages by household; app/leads/.server/follow-check.ts counts those per lead. */
			proofs: createRateLimit({ most: 6, windowMs: tenMinutes }),
			/** What a customer changes of one lead: moves, cancellations, access notes and answers to quotes. */
			changes: createRateLimit({ most: 20, windowMs: tenMinutes }),
			/** Leads from one network: most of them are flagged already, and above it they are refused. */
			floodFrom: createRateLimit({ most: 200, windowMs: tenMinutes }),
			// Documented maximum for all leads: above it a lead is refused and the visitor is asked to call.
			flood: createRateLimit({ most: 20_000, windowMs: tenMinutes, forgetsRefused: true }),
			// A fast typist sends three requests per second for a while.
			suggestions: createRateLimit({ most: 240, windowMs: oneMinute }),
			/** Calendars of crews: programs read one every few minutes, and somebody who guesses keys far more often. */
			feeds: createRateLimit({ most: 60, windowMs: oneMinute }),
			/** Page views inside the application by network: somebody who sends more would falsify the counts. */
			counts: createRateLimit({ most: 120, windowMs: oneMinute }),
			/** Recorded answers to the question about cookies by network: each is kept for years. */
			consents: createRateLimit({ most: 60, windowMs: tenMinutes }),
		},
		stopping: stopping.signal,
		beginStop: () => stopping.abort(),
		async stop() {
			content.stop();
			health.stop();
			await redirectHits.stop();
			await traffic.stop();
			await worker.stop();
			await search.close();
			await identity?.close();
			await store.close();
			folder.release();
		},
	};
}

function captchaOf({
	CAPTCHA_SITE_KEY,
	CAPTCHA_SECRET,
	CAPTCHA_KIND,
	CAPTCHA_PROJECT,
	CAPTCHA_VERIFY_ORIGIN,
}: Config): Captcha | null {
	if (!CAPTCHA_SITE_KEY || !CAPTCHA_SECRET) return null;
	return createRecaptcha({
		secret: CAPTCHA_SECRET,
		siteKey: CAPTCHA_SITE_KEY,
		project: CAPTCHA_KIND === "enterprise" ? CAPTCHA_PROJECT : undefined,
		origin: CAPTCHA_VERIFY_ORIGIN,
	});
}
