import { everything } from "../app/.server/store/everything.ts";
import { followTokenFor } from "../app/leads/.server/follow-lead.ts";
import type { IncomingLead } from "../app/leads/.server/incoming-lead.ts";
import { receiveLead } from "../app/leads/.server/receive-lead.ts";
import type { Appointment } from "../app/model/appointments/appointment.ts";
import { estimate } from "../app/model/estimate/engine/engine.ts";
import type { Lead } from "../app/model/leads/lead.ts";
import { placeOf } from "../app/model/leads/lead-place.ts";
import type { DocumentStore, Write } from "../app/model/ports.ts";
import { retention } from "../app/model/privacy/retention.ts";
import type { Channel } from "../app/model/traffic/channel.ts";
import { addDays } from "../app/time/days.ts";
import { dayInMontreal, momentInMontreal, startOfDay } from "../app/time/montreal.ts";
import { brand } from "../content/brand.ts";
import { company } from "../content/company.ts";
import { prices } from "../content/prices.ts";
import { promotions } from "../content/promotions.ts";
import { serviceArea } from "../content/service-area.ts";
import { commandParts } from "./command-parts.ts";
import { crewDayWrites, DemoAgenda, type DemoOutcome, handle } from "./demo-outcomes.ts";
import { amountOf, answersOf, heardFromWeights, messageOf, nameOf, placeFor, servicesOf } from "./demo-requests.ts";
import { starArticle } from "./demo-sources.ts";
import { type DemoForm, simulateDay, volumeOf } from "./demo-visits.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

const by = { id: "demo", name: "Répartition" };
const callsOfMonth = 41;
/** Numbers that are reserved for examples: 555-0100 to 555-0199 of each area code. Demo people have those of 514. */
const areaCodes = [438, 450, 579, 263, 354, 418, 581, 367, 819, 873, 468];

interface AddedYear {
	days: number;
	leads: number;
}

/**
 * Counts of visits for the days before today, of a site with that many times the visits of the mock-up, and the requests
 * that they sent when `withLeads` is true. Days that have counts already are left alone, so a second run adds nothing.
 */
export async function seedDays(
	store: DocumentStore,
	secret: string,
	{ days, scale, withLeads }: { days: number; scale: number; withLeads: boolean },
): Promise<AddedYear> {
	const now = new Date();
	const today = dayInMontreal(now);
	const busy = withLeads ? await everything(store, "crewDays") : [];
	const agenda = new DemoAgenda(busy.map(({ id }) => id));
	const added: AddedYear = { days: 0, leads: 0 };
	const appointments: { id: string; data: Appointment }[] = [];
	let line = 0;
	for (let ago = days; ago > 0; ago--) {
		const day = addDays(today, -ago);
		const random = seededRandom(`airelle ${day}`);
		const volume = volumeOf(day, today, random) * scale;
		const { tally, forms } = simulateDay(day, { today, volume, random });
		const calls = withLeads ? Math.floor((callsOfMonth / 30) * volume + random.next()) : 0;
		const asked = withLeads ? [...forms, ...Array.from({ length: calls }, () => null)] : [];
		const writes: Write[] = [
			{ kind: "create", collection: "traffic", id: day, data: tally.toDay(day, retention.traffic(startOfDay(day))) },
		];
		const booked: typeof appointments = [];
		for (const form of asked) {
			const phone = form === null || random.chance(0.3) ? phoneOf(line++) : null;
			const made = await makeLead(form, { day, phone, random, secret });
			const { lead, appointment, writes: more } = handle(made, outcomeOf(made), { agenda, now, random });
			writes.push({ kind: "create", collection: "leads", id: made.id, data: lead }, ...made.along, ...more);
			if (appointment) booked.push(appointment);
		}
		for (const { id, data } of booked) writes.push({ kind: "create", collection: "appointments", id, data });
		if (!(await store.commit(writes)).ok) continue;
		appointments.push(...booked);
		added.days++;
		added.leads += asked.length;
	}
	const taken = crewDayWrites(appointments);
	for (let at = 0; at < taken.length; at += 200) await store.commit(taken.slice(at, at + 200));
	return added;
}

function phoneOf(line: number): string | null {
	const area = areaCodes[Math.floor(line / 100)];
	return area ? `${area}55501${String(line % 100).padStart(2, "0")}` : null;
}

interface MadeLead {
	id: string;
	lead: Lead;
	/** What is stored with it. */
	along: Write[];
	area: string;
	/** In cents. */
	amount: number;
}

/** Makes a lead as the site does, without storing it. `form` is null for a call that a member noted. */
async function makeLead(
	form: DemoForm | null,
	{ day, phone, random, secret }: { day: string; phone: string | null; random: SeededRandom; secret: string },
): Promise<MadeLead> {
	const id = random.uuid();
	const received = momentInMontreal(day, `${two(random.whole(7, 21))}:${two(random.whole(0, 59))}`);
	const locale = form?.locale ?? (random.chance(0.85) ? "fr" : "en");
	const services = servicesOf(form?.source.landing ?? null, random);
	const answers = form?.kind === "estimate" ? answersOf(services, random) : null;
	const { postalCode, area } = placeFor(random);
	const chosen = answers && { services: answers, promotionCode: services.length > 1 ? "DUO-AUTOMNE" : null };
	const incoming: IncomingLead = {
		kind: answers ? "estimate" : "contact",
		fields: {
			...{ name: nameOf(random), phone, postalCode, reachBy: phone ? "phone" : "email", marketing: false },
			email: phone && random.chance(0.4) ? null : `an-${id.slice(0, 8)}@exemple.example`,
			service: answers ? null : services[0],
			message: answers && random.chance(0.7) ? "" : messageOf(locale, random),
		},
		place: placeOf(postalCode, serviceArea, company),
		...(chosen && {
			estimate: {
				answers: chosen,
				result: estimate(chosen, prices, promotions, received),
				wishes: { date: null, part: "any", days: [2, 4] },
			},
		}),
		followTokenOf: (of) => followTokenFor(of, secret),
		...{ locale, key: id, marketingText: "" },
		// A flagged lead sends no mail; the flag is taken off below.
		flags: form ? ["rate-limit"] : [],
		...(!form && {
			call: { by, confirms: false, address: null, heardFrom: random.weighted(heardFromWeights), spoken: {} },
		}),
	};
	const stored: Write[] = [];
	const collecting = {
		query: async () => ({ documents: [], cursor: null }),
		commit: async (writes: readonly Write[]) => {
			stored.push(...writes);
			return { ok: true as const };
		},
	} as unknown as DocumentStore;
	const { lead } = await receiveLead(
		incoming,
		commandParts(collecting, () => received, secret),
	);
	return {
		...{ id, area, amount: amountOf(services, random) },
		lead: { ...lead, spam: [], reference: referenceOf(random), ...(form && { source: form.source }) },
		along: stored.filter(({ collection }) => collection !== "leads"),
	};
}

/** How often the requests of a channel become appointments. */
const bookedBy: Readonly<Record<Channel | "phone", number>> = {
	...{ search: 0.48, direct: 0.52, ads: 0.24, referral: 0.5, mail: 0.62, social: 0.42, phone: 0.34 },
};

function outcomeOf({ lead, amount, area }: MadeLead): DemoOutcome {
	const { channel, landing } = lead.source ?? { channel: "phone" as const, landing: null };
	const isStar = landing === starArticle.key.fr || landing === starArticle.key.en;
	const booked = bookedBy[channel] * (isStar ? 1.5 : landing === "discounts" ? 0.7 : 1);
	return { booked, quoted: 0.48, amount, area };
}

function referenceOf(random: SeededRandom): string {
	const letters = [..."ACDEFGHJKMNPQRTUVWXY34679"];
	return `${brand.prefix}-${Array.from({ length: 7 }, () => random.pick(letters)).join("")}`;
}

function two(value: number): string {
	return String(value).padStart(2, "0");
}
