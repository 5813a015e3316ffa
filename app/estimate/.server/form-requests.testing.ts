import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { noReads } from "#app/.server/content/reads.ts";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import { createRefusedLeads } from "#app/.server/refused-leads.ts";
import { type RequestContext, requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Consent } from "#app/model/consent/public-settings.ts";
import type { TrafficEvent } from "#app/model/traffic/day-counts.ts";

export const secret = "a secret that is long enough to sign";
export const origin = "https://airelle.example";

export interface Sent {
	fields?: Record<string, string> | FormData;
	/** Instead of `fields`. */
	body?: ReadableStream<Uint8Array>;
	cookies?: string;
	acceptLanguage?: string;
	params?: Record<string, string>;
	address?: string;
	locale?: Locale;
	/** To the measurement by the tag manager; undecided if missing. */
	consent?: Consent;
	headers?: Record<string, string>;
	mayCount?: boolean;
}

/** The response to a form, reduced to what tests check. */
export interface Answered {
	status: number;
	location: string | null;
	/** Set-Cookie header values. */
	cookies: string[];
	data: unknown;
	bodyRead: boolean;
}

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** A store, services with generous rate limits and a settable clock, and a function that sends forms to actions. */
export async function openForms(start: Date) {
	const directory = await mkdtemp(join(tmpdir(), "airelle-forms-"));
	const store = await openSqliteStore({ path: join(directory, "test.sqlite") });
	let now = start;
	const generous = () => createRateLimit({ most: 1000, windowMs: 60_000 });
	const names = [
		"address",
		"network",
		"flood",
		"floodFrom",
		"drafts",
		"links",
		"proofs",
		"changes",
		"suggestions",
		"mailsTo",
		"mailsFrom",
	];
	const clock = { now: () => now };
	const counted: TrafficEvent[] = [];
	const services = {
		traffic: { count: (event: TrafficEvent) => counted.push(event) },
		store,
		secret,
		content: originalContent,
		captcha: null,
		mailDomain: "airelle.example",
		referencePrefix: "AIR",
		clock,
		refusedLeads: createRefusedLeads(clock),
		limits: Object.fromEntries(names.map((name) => [name, generous()])),
	} as unknown as Services;
	return {
		store,
		services,
		/** The events that were counted, in order. */
		counted,
		pass(ms: number) {
			now = new Date(now.getTime() + ms);
		},
		async send(action: Action, sent: Sent = {}): Promise<Answered> {
			const {
				fields = {},
				cookies,
				acceptLanguage,
				params = {},
				address = "203.0.113.7",
				locale = "fr",
				consent = "undecided",
				headers,
				mayCount,
			} = sent;
			const requestContext = {
				id: "request",
				log: { info: () => {}, error: () => {} },
				locale,
				address,
				origin,
				settings: { consent, tagManager: { id: "GTM-TEST1", origin: "https://tags.example" }, captcha: null },
				visitor: { query: new URLSearchParams(), cookies, acceptLanguage },
				mayCount: mayCount === true,
				reads: noReads,
				setCookies: [],
			} as unknown as RequestContext;
			const context = new RouterContextProvider();
			context.set(requestContextKey, requestContext);
			context.set(servicesContext, services);
			const body = sent.body ?? (fields instanceof FormData ? fields : new URLSearchParams(fields));
			// Node needs `duplex` for a stream, and the types of browsers lack it.
			const init: RequestInit & { duplex: "half" } = {
				method: "POST",
				body,
				duplex: "half",
				headers: headers ?? { "Sec-Fetch-Site": "same-origin" },
			};
			const request = new Request(`${origin}/form`, init);
			const answer = await action({ request, params, context } as unknown as ActionFunctionArgs).catch(
				(thrown: unknown) => thrown,
			);
			return { ...readAnswer(answer, requestContext), bodyRead: request.bodyUsed };
		},
		async close() {
			await store.close();
			await rm(directory, { recursive: true });
		},
	};
}

function readAnswer(answer: unknown, { setCookies }: RequestContext): Omit<Answered, "bodyRead"> {
	if (answer instanceof Response) {
		const cookies = [...answer.headers.getSetCookie(), ...setCookies];
		return { status: answer.status, location: answer.headers.get("Location"), cookies, data: null };
	}
	if (answer instanceof Error) throw answer;
	const { data, init } = answer as { data: unknown; init: { status?: number } | null };
	return { status: init?.status ?? 200, location: null, cookies: setCookies, data };
}
