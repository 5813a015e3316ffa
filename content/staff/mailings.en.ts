import type { mailingWords as french } from "./mailings.fr.ts";

const mails = (count: number) => (count === 1 ? "1 e-mail" : `${count} e-mails`);

export const mailingWords: typeof french = {
	title: "Mailings",
	lead: "E-mails that go out on their own. They are prepared between 9 a.m. and 7 p.m. Nothing goes out until you turn a mailing on.",
	series: {
		"due-again": {
			name: "Maintenance reminder",
			text: "When work is due again, the customer gets a reminder: what was done, when, and a link to the estimate. Only if they agreed to reminders, haven’t come back on their own, and at most one e-mail per season.",
			on: "Due on",
			heading: "Who will get it in the next 60 days",
			empty: "No one in the next 60 days.",
		},
		"area-open": {
			name: "Area now served",
			text: "When a postal code on the waiting list is served, the person gets a single e-mail. After that, their entry is deleted.",
			on: "Signed up on",
			heading: "Who will get it now",
			empty: "No one for now.",
		},
	},
	reasons: {
		"no-consent": "Didn’t agree to reminders",
		withdrawn: "Withdrew their consent",
		season: "Already had an e-mail this season",
		returned: "Came back in the meantime",
		"no-address": "No e-mail address",
		flagged: "Request marked as spam",
		late: "Too late: due more than 60 days ago",
		handled: "The team is already on it (quote or appointment)",
		outside: "Outside our area",
		leaving: "E-mail on its way",
		undelivered: "E-mail not delivered: call, or correct the address and retry in System status",
	},
	on: "On",
	off: "Off",
	changedOn: (name) => `Turned on by ${name}`,
	changedOff: (name) => `Turned off by ${name}`,
	never: "Never turned on",
	made: (count) => (count === 0 ? "No e-mails so far" : `${mails(count)} so far`),
	turnOn: "Turn on…",
	turnOff: "Turn off",
	about: (name) => `: ${name}`,
	confirm: {
		heading: (name) => `Turn on “${name}”?`,
		none: "No e-mail goes out right away. The next ones will go out on their own.",
		some: (count) =>
			count === 1
				? "1 e-mail goes out right away. Later ones will go out on their own."
				: `${count} e-mails go out right away. Later ones will go out on their own.`,
		hours: "Between 7 p.m. and 9 a.m., they wait until morning.",
		submit: (count) => (count === 0 ? "Turn on" : `Turn on and send ${mails(count)}`),
		cancel: "Don’t turn on",
		changed: "The number of e-mails changed while you were reading. Check it, then confirm again.",
	},
	turnedOn: (name) => `“${name}” is on.`,
	turnedOff: (name) => `“${name}” is off. E-mails that were still waiting won’t go out.`,
	leaves: "Goes out",
	now: "Now",
	nowOff: "Once turned on",
	reason: "Reason",
	not: (count) => (count === 1 ? "Won’t get it: 1 person" : `Won’t get it: ${count} people`),
	outside: (count) =>
		count === 1
			? "1 other entry is waiting: its postal code is outside our area."
			: `${count} other entries are waiting: their postal codes are outside our area.`,
	cut: "The list ends here: there are more.",
	preview: "E-mail preview",
	previewOf: (name) => `The e-mail as it will go out to ${name}, in both languages. Each person gets it in their own.`,
	example: "An example, in both languages. Each person gets the e-mail in their own.",
	languages: { fr: "French", en: "English" },
	subject: "Subject",
};
