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
import { createRateLimits, type RateLimits } from "./rate-limits.ts";
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
	limits: RateLimits;
	/** Aborts when shutdown begins. Handlers of long-lived responses must end them, or shutdown would wait for them. */
	stopping: AbortSignal;
	beginStop(): void;
	stop(): Promise<void>;
}

export const servicesContext = createContext<Services>();

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
		limits: createRateLimits(),
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
