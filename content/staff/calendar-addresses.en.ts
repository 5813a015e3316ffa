import type { CalendarAddressWords } from "./calendar-addresses.fr.ts";

export const calendarAddressWords: CalendarAddressWords = {
	title: "Calendar addresses",
	lead: "One address per crew, to paste into a phone’s calendar. It shows the first name, the area and the service, and nothing else.",
	address: (crew) => `Calendar address for ${crew}`,
	copy: "Copy",
	copyOf: (crew) => `Copy the address for ${crew}`,
	copied: "Address copied.",
	notCopied: "The browser refused: select the address and copy it.",
	read: "Read",
	never: "Never read",
	none: "This crew has no address.",
	create: "Create the address",
	replace: "Replace the address",
	remove: "Remove the address",
	forCrew: (crew) => `for ${crew}`,
	note: "Anyone with the address can see this calendar. Replacing or removing an address cuts off the calendars that used it at once.",
	created: (crew) => `Address created for ${crew}.`,
	replaced: (crew) => `Address replaced for ${crew}. The old one no longer works.`,
	removed: (crew) => `Address removed for ${crew}. It no longer works.`,
	conflict: (crew) =>
		`Someone else has just changed the address for ${crew}. Here is the current one; nothing else has changed.`,
	missing: "This crew no longer exists. Here are the current crews.",
};
