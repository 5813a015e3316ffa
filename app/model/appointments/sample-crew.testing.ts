import { company } from "#content/company.ts";
import type { CrewEntry } from "./crew.ts";

/** For tests: goes everywhere, does everything, Monday to Friday from 8 to 18, Saturday from 9 to 15. */
export const sampleCrew: CrewEntry = {
	id: "montreal",
	name: "Montréal",
	size: 2,
	people: "",
	colour: "spruce",
	services: null,
	areas: null,
	hours: company.hours.map(({ days, opens, closes }) => ({ days, from: opens, to: closes })),
	away: [],
	active: true,
	calendarKey: null,
	createdAt: new Date(0).toISOString(),
};
