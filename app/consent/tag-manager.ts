import { expireVisitorCookie, readVisitorCookie } from "#app/locale/cookie.ts";
import type { PageName } from "#app/locale/pages.ts";
import type { PublicSettings } from "#app/model/consent/public-settings.ts";
import {
	consentSignals,
	estimateSteps,
	readTagEvent,
	type TagEvent,
	tagEventPath,
	writeTagEvent,
} from "#app/model/consent/tag-events.ts";
import type { PagePayload } from "#app/model/page-payload.ts";

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

type Address = Pick<Location, "pathname" | "search">;

const stepPages: readonly PageName[] = ["estimate", "estimate-details", "estimate-appointment", "estimate-person"];

let isGranted = false;
let isRunning = false;
/** Constant for a document: see `isMeasuredOtherwise` in `motion/navigation.ts`. */
let isUnmeasured = false;
let isListening = false;
let lastView = "";
const shownSteps = new Set<number>();

/**
 * Called when consent is granted, at each location after that, and when consent is withdrawn. On a page whose address
 * the tag manager must not know, no script of it is loaded: events go out through a frame.
 */
export function reportPage(
	{ settings, name, head }: PagePayload,
	{ pathname, search }: Address,
	granted: boolean,
): void {
	const page = {
		page_path: pathname,
		page_location: withoutAnswers(new URL(pathname + search, window.location.origin)),
		page_referrer: document.referrer && withoutAnswers(new URL(document.referrer)),
		page_title: head.plainTitle ?? head.title,
	};
	const isChanged = granted !== isGranted;
	isGranted = granted;
	isUnmeasured = settings.unmeasured === true;
	if (!isUnmeasured && settings.tagManager) {
		if (granted && !isRunning) run(settings.tagManager, page);
		else if (isChanged) signal("update", granted);
	}
	if (isChanged) lastView = "";
	if (!granted) return;
	listen();
	const view = `${pathname} ${head.title}`;
	if (!isUnmeasured && view !== lastView) push({ event: "page_view", ...page });
	lastView = view;
	const step = name ? stepPages.indexOf(name) + 1 : 0;
	const stepName = estimateSteps[step - 1];
	if (stepName && !shownSteps.has(step)) send({ event: "estimate_step", step, step_name: stepName });
	shownSteps.add(step);
	for (const event of announcedEvents()) send(event);
}

/** A query may have a search or answers that somebody typed: only its parameters of campaigns are kept. */
function withoutAnswers({ origin, pathname, searchParams }: URL): string {
	const kept = new URLSearchParams([...searchParams].filter(([name]) => /^(?:utm_|gclid$|[gw]braid$)/.test(name)));
	return origin + pathname + (kept.size > 0 ? `?${kept}` : "");
}

function run({ id, origin }: NonNullable<PublicSettings["tagManager"]>, page: object): void {
	isRunning = true;
	signal("default", false);
	signal("update", true);
	// With the page: tags that start with the container would read its address and its title themselves.
	push({ "gtm.start": Date.now(), event: "gtm.js", ...page });
	const script = document.createElement("script");
	script.async = true;
	script.src = `${origin}/gtm.js?id=${encodeURIComponent(id)}`;
	document.head.append(script);
}

function listen(): void {
	if (isListening) return;
	isListening = true;
	document.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest('a[href^="tel:"]')) send({ event: "phone_click" });
	});
}

/** What the last form did (`app/.server/announce-events.ts`). Deleted at once, so that no other page sends it again. */
function announcedEvents(): TagEvent[] {
	const announced = readVisitorCookie(document.cookie, "event");
	if (!Array.isArray(announced)) return [];
	// biome-ignore lint/suspicious/noDocumentCookie: deleted before anything else runs; the Cookie Store API is asynchronous and not in every browser
	document.cookie = expireVisitorCookie("event", window.location.protocol === "https:");
	return announced.map((query) => readTagEvent(String(query))).filter((event) => event !== null);
}

function send(event: TagEvent): void {
	if (!isGranted) return;
	if (isUnmeasured) frame(event);
	else push(event);
}

/** The frame stays: the tag manager in it needs time to load and to send. */
function frame(event: TagEvent): void {
	const element = document.createElement("iframe");
	element.referrerPolicy = "no-referrer";
	element.src = `${tagEventPath}?${writeTagEvent(event)}`;
	element.title = event.event;
	element.tabIndex = -1;
	element.ariaHidden = "true";
	element.hidden = true;
	document.body.append(element);
}

function signal(kind: "default" | "update", granted: boolean): void {
	const values = Object.fromEntries(consentSignals.map((name) => [name, granted ? "granted" : "denied"]));
	// Consent mode reads the arguments object of gtag(), not an array.
	(function gtag(..._: unknown[]) {
		// biome-ignore lint/complexity/noArguments: the tag manager recognises commands by the arguments object itself
		push(arguments);
	})("consent", kind, values);
}

function push(entry: unknown): void {
	window.dataLayer ??= [];
	window.dataLayer.push(entry);
}
