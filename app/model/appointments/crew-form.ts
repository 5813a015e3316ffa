import { z } from "zod";
import { day } from "../editing/schemas/dates.ts";
import { fieldHints } from "../editing/schemas/field-hints.ts";
import { choices } from "../editing/schemas/lists.ts";
import { count } from "../editing/schemas/numbers.ts";
import { refuse } from "../editing/schemas/refusals.ts";
import { sameFor } from "../editing/schemas/same-for.ts";
import { line } from "../editing/schemas/texts.ts";
import { serviceNames } from "../service-names.ts";
import { type Crew, crewColours, type WorkingHours } from "./crew.ts";

/** In the order of the numbers 1 to 7. */
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Empty on a day off. */
const timeOrNone = z
	.string()
	.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: "time-wrong" })
	.register(fieldHints, { as: "time" });

/** Both times or none. */
const workingDay = z
	.strictObject({ from: timeOrNone, to: timeOrNone })
	.refine(({ from, to }) => from !== "" || to === "", { ...refuse("missing"), path: ["from"] })
	.refine(({ from, to }) => from === "" || to !== "", { ...refuse("missing"), path: ["to"] })
	.refine(({ from, to }) => from === "" || to === "" || from < to, { ...refuse("times-order"), path: ["to"] });

const awayDays = z
	.strictObject({ from: day, to: day, reason: line(80).optional() })
	.refine(({ from, to }) => from <= to, { ...refuse("dates-order"), path: ["to"] });

/** A crew as its form has it. `areaIds`: the areas that the company has now. */
export function crewFormSchema(areaIds: readonly string[]) {
	const areas = choices(z.enum(areaIds as [string, ...string[]]), 1);
	return z.strictObject({
		name: line(40),
		size: count(1, 20),
		people: line(120).optional(),
		colour: z.enum(crewColours),
		state: z.enum(["active", "inactive"]),
		services: allOr(choices(z.enum(serviceNames), 1)),
		areas: allOr(areas),
		hours: sameFor(weekdays, workingDay),
		away: z.array(awayDays).max(100),
	});
}

function allOr<List extends z.ZodType>(list: List) {
	const all = z.strictObject({ which: z.literal("all") });
	return z.discriminatedUnion("which", [all, z.strictObject({ which: z.literal("chosen"), list })]);
}

type CrewForm = z.infer<ReturnType<typeof crewFormSchema>>;

/** What the form changes; the rest of a crew stays. */
export type CrewFacts = Omit<Crew, "calendarKey" | "createdAt">;

/** Leaves out areas that the company no longer has. */
export function crewToForm(crew: CrewFacts, areaIds: readonly string[]): CrewForm {
	const { name, size, people, colour, services, areas, active } = crew;
	const hours = (weekday: number) => {
		const found = crew.hours.find(({ days }) => days.includes(weekday));
		return { from: found?.from ?? "", to: found?.to ?? "" };
	};
	return {
		name,
		size,
		...(people && { people }),
		colour,
		state: active ? "active" : "inactive",
		services: services ? { which: "chosen", list: [...services] } : { which: "all" },
		areas: areas ? { which: "chosen", list: areas.filter((id) => areaIds.includes(id)) } : { which: "all" },
		hours: Object.fromEntries(weekdays.map((weekday, index) => [weekday, hours(index + 1)])) as CrewForm["hours"],
		away: crew.away.map(({ from, to, reason }) => ({ from, to, ...(reason && { reason }) })),
	};
}

export function crewFromForm({ people = "", state, services, areas, hours, away, ...rest }: CrewForm): CrewFacts {
	return {
		...rest,
		people,
		active: state === "active",
		services: services.which === "all" ? null : services.list,
		areas: areas.which === "all" ? null : areas.list,
		hours: hoursFromForm(hours),
		away: away
			.map(({ from, to, reason = "" }) => ({ from, to, reason }))
			.sort((one, other) => (one.from < other.from ? -1 : 1)),
	};
}

/** Days with the same times share an entry. */
function hoursFromForm(typed: CrewForm["hours"]): WorkingHours[] {
	const entries = new Map<string, WorkingHours>();
	for (const [index, weekday] of weekdays.entries()) {
		const { from, to } = typed[weekday];
		if (from === "" || to === "") continue;
		const days = entries.get(`${from} ${to}`)?.days ?? [];
		entries.set(`${from} ${to}`, { days: [...days, index + 1], from, to });
	}
	return [...entries.values()];
}
