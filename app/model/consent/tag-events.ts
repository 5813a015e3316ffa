/** The document that sends one event from a page whose own address the tag manager must not know. */
export const tagEventPath = "/_event";

/** What consent allows, in the words of the tag manager's consent mode. */
export const consentSignals = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const;

const leadForms = ["contact", "estimate", "waiting-list"] as const;
type LeadForm = (typeof leadForms)[number];

/** In the order of the pages. The page that follows the last one is a sent lead. */
export const estimateSteps = ["services", "details", "appointment", "person"] as const;
type EstimateStepName = (typeof estimateSteps)[number];

/** Dollars before taxes. Google Analytics ignores a value without its currency. */
interface Valued {
	value: number;
	currency: "CAD";
}

/**
 * What the tag manager hears besides page views, with names and parameters of Google Analytics 4. All values come from
 * closed lists or are amounts: nothing in an event can name a person.
 */
export type TagEvent =
	| ({ event: "generate_lead"; form: LeadForm } & Partial<Valued>)
	| ({ event: "quote_accepted" } & Valued)
	| { event: "book_appointment" }
	| { event: "phone_click" }
	| { event: "estimate_step"; step: number; step_name: EstimateStepName };

const highestValue = 1_000_000;

/** An amount in cents as the parameters of an event. */
export function dollars(cents: number): Valued {
	return { value: cents / 100, currency: "CAD" };
}

export function writeTagEvent(event: TagEvent): string {
	const pairs = Object.entries(event).map(([name, value]) => [name, String(value)]);
	return new URLSearchParams(pairs).toString();
}

/** Null unless the query is one of the events with all its parameters. Other parameters are dropped. */
export function readTagEvent(query: string): TagEvent | null {
	const given = new URLSearchParams(query);
	const event = given.get("event");
	switch (event) {
		case "generate_lead": {
			const form = leadForms.find((each) => each === given.get("form"));
			return form ? { event, form, ...readValue(given) } : null;
		}
		case "quote_accepted": {
			const value = readValue(given);
			return value && { event, ...value };
		}
		case "estimate_step": {
			const step = Number(given.get("step"));
			const name = estimateSteps[step - 1];
			return name ? { event, step, step_name: name } : null;
		}
		case "book_appointment":
		case "phone_click":
			return { event };
		default:
			return null;
	}
}

function readValue(given: URLSearchParams): Valued | null {
	const text = given.get("value") ?? "";
	const value = Number(text);
	return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) && value <= highestValue ? dollars(Math.round(value * 100)) : null;
}
