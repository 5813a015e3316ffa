import type { JobPanelWords } from "./job-panel.fr.ts";

export const jobPanelWords: JobPanelWords = {
	title: "Work done",
	several: "Work done",
	done: (date, by) => `Finished on ${date} by ${by}`,
	work: "What was done",
	isDone: "Done",
	notDone: "Not done",
	note: "Note to the customer",
	amount: "Final amount",
	beforeTaxes: "before taxes",
	reminder: "Next maintenance",
	due: {
		planned: (month) => `Maintenance reminder planned for ${month}`,
		advised: (month) => `Maintenance advised in ${month}`,
		off: "Sending of reminders is off: nothing is sent.",
		turnOn: "Open mailings",
		agreed: "the customer agreed to receive it",
		notAgreed: "the customer did not agree to it: without their consent, nothing is sent",
		mailed: (date) => `Maintenance reminder sent on ${date}`,
		returned: (date) => `The customer came back before the maintenance reminder, on ${date}`,
		passed: (date) => `Maintenance reminder not sent: its time had passed on ${date}`,
	},
	question: "Is everything in order?",
	answer: {
		fine: "Everything is in order",
		notFine: "Not in order",
		none: "No answer yet",
		at: (answer, when) => `${answer}, ${when}`,
	},
	photos: "Photos by the crew",
	photo: { before: (n) => `Before ${n}`, after: (n) => `After ${n}` },
	photoCount: (n) => (n === 1 ? "1 photo" : `${n} photos`),
	gallery: "Our work",
	publication: {
		none: "The customer allows nothing to be shown",
		allowed: (photos, hasSentence) => {
			const named = photos === 1 ? "1 photo" : `${photos} photos`;
			return hasSentence
				? `The customer allows us to show ${named} and a sentence`
				: `The customer allows us to show ${named}`;
		},
		published: (date) => `Published on ${date}`,
		ended: (date) => `The customer withdrew their consent on ${date}`,
		publish: "Publish in Our work",
		change: "Change the published job",
	},
	open: "Open appointment",
};
