import type { CalendarAddressWords } from "./calendar-addresses.fr.ts";

export const calendarAddressWords: CalendarAddressWords = {
	title: "Calendar addresses",
	lead: "One address per crew, to paste into a phone’s calendar. It shows the first name, the area and the service, and nothing else.",
	address: (crew) => `Calendar address of ${crew}`,
	copy: "Copy",
	copyOf: (crew) => `Copy the address of ${crew}`,
	copied: "Address copied.",
	notCopied: "The browser refused: select the address and copy it.",
	read: "Read",
	never: "Never read",
	none: "This crew has no address.",
	create: "Create the address",
	replace: "Replace the address",
	remove: "Remove the address",
	of: (crew) => `of ${crew}`,
	note: "Anyone with the address can see this calendar. Replacing or removing an address cuts off the calendars that used it at once.",
	created: (crew) => `The address of ${crew} is created.`,
	replaced: (crew) => `The address of ${crew} is replaced. The old one no longer works.`,
	removed: (crew) => `The address of ${crew} is removed. It no longer works.`,
	conflict: (crew) =>
		`Someone else has just changed the address of ${crew}. Here is the current one; nothing else has changed.`,
	missing: "This crew no longer exists. Here are the current crews.",
};
