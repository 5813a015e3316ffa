import type { ServiceName } from "../service-names.ts";

/** Names of colours in the style sheet. A colour never says anything alone: the crew's name stands beside it. */
export const crewColours = ["spruce", "amber", "sage", "berry", "sky", "plum"] as const;

export type CrewColour = (typeof crewColours)[number];

/** People who work together and can be in one place at a time. */
export interface Crew {
	name: string;
	/** How many people come, as the customer reads it. */
	size: number;
	/** First names, for members only; empty when nobody wrote them. */
	people: string;
	colour: CrewColour;
	/** Null: every service, also those that are added later. */
	services: readonly ServiceName[] | null;
	/** Ids of the company's areas. Null: every area, also those that are added later. */
	areas: readonly string[] | null;
	/** At most one entry for each weekday. */
	hours: readonly WorkingHours[];
	/** Days on which this crew does not work, besides the company's holidays. */
	away: readonly AwayDays[];
	/** An inactive crew keeps its appointments and gets no new ones. */
	active: boolean;
	/** The secret part of the address of its calendar; null without one. */
	calendarKey: string | null;
	createdAt: string;
}

export interface WorkingHours {
	/** 1 is Monday, 7 is Sunday. */
	days: readonly number[];
	/** `HH:MM`. */
	from: string;
	to: string;
}

/** Both days included. */
export interface AwayDays {
	from: string;
	to: string;
	reason: string;
}

/** A crew with the id that other documents refer to. */
export interface CrewEntry extends Crew {
	id: string;
}

/** The crew of an installation where nobody has configured one. Saving it stores it under this id. */
export const firstCrewId = "equipe-1";
