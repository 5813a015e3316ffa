import { onePeriod } from "#app/time/one-period.ts";
import type { DoneFormWords } from "./done-form.fr.ts";

const photoReasons: Readonly<Record<string, string>> = {
	"not-a-picture": "this file is not a JPEG, PNG, WebP or AVIF photo. Choose another one.",
	heic: "this browser cannot read HEIC. In the camera settings, choose “Most Compatible”, or send a screenshot.",
	"too-large": "this file is larger than 8 MB. Send a smaller version.",
	"too-many-pixels":
		"this photo is too big (more than 40 million pixels, or 16 million as AVIF). Make it smaller, then add it again.",
	unreadable: "this file is damaged. Take the photo again.",
	"too-many": "six photos at most at a time. Add the others afterwards.",
	busy: "the server is receiving too many photos. Try again in a minute.",
	"no-space":
		"the server does not have enough space for photos. Tell the office, then try again later. Keep the original too: this device deletes unsent photos after seven days.",
	full: "this appointment already has 60 photos. Remove one first.",
	closed: "this appointment is cancelled or missed. Ask the office.",
	gone: "this appointment no longer exists, and this device has deleted the photo. Ask the office.",
	hidden: "you no longer have access to this appointment. Ask the office, then try again.",
	lost: "this device no longer has the file. Add the photo again.",
	failed: "the server did not accept it. Try again.",
};

const faults: Readonly<Record<string, string>> = {
	"amount-wrong": "Enter an amount such as 425 or 425.50.",
	"above-accepted":
		"The amount is more than the price that the customer accepted. Enter a smaller amount, or ask the office.",
	stale:
		"The appointment or its quote has changed in the meantime. What you wrote is kept: reload the page, check it, then finish again.",
	conflict:
		"Somebody changed this appointment in the meantime. What you wrote is kept: reload the page, check it, then finish again.",
	"finished-before":
		"This appointment is already finished with what you sent first, which stays as it is. Your changes are not saved by the server, but stay on this device. Ask the office.",
	gone: "This appointment no longer exists. Ask the office.",
	hidden: "You no longer have access to this appointment. Ask the office, then try again.",
	failed: "The server did not accept this form. Reload the page, then try again.",
};

const moments = { before: "Before", after: "After" };

export const doneFormWords: DoneFormWords = {
	title: "Finish the appointment",
	back: "My day",
	backOffice: "The appointment",
	weak: "Weak network",
	offline: {
		title: "No network.",
		text: "Keep going: everything is saved on this phone and will be sent when the network is back.",
	},
	signedOut: {
		title: "Your session has ended.",
		text: "Everything is saved on this device. Sign in and sending will go on by itself.",
		link: "Sign in",
	},
	notKept: {
		title: "This browser saves nothing.",
		text: "Keep this page open until everything is sent.",
	},
	work: "What was done",
	noWork: "This request names no service. Say what was done in the note to the customer.",
	/** In front of a list. */
	promised: "What the site says is included",
	discount: "Accepted discount",
	note: "A note for the customer",
	noteHint: "The customer reads it in the e-mail and on the page of their request.",
	optional: "optional",
	photos: {
		title: "Photos",
		moments,
		received: (n) => `${n} received`,
		onTheWay: (n) => `${n} on the way`,
		waiting: (n) => `${n} waiting`,
		refused: (n) => `${n} rejected`,
		none: "none",
		add: "Add",
		addOf: { before: "Add photos from before", after: "Add photos from after" },
		take: "Take a photo",
		takeOf: { before: "Take a photo from before", after: "Take a photo from after" },
		send: "Add the chosen photos",
		alt: (moment, n) => `${moments[moment]} ${n}`,
		remove: (moment, n) => `Remove photo ${moments[moment]} ${n}`,
		removeFailed: "The photo could not be removed. Check the network, then try again.",
		retry: "Try again",
		retryOf: (moment, n) => `Try photo ${moments[moment]} ${n} again`,
		progressOf: (moment, n) => `Sending photo ${moments[moment]} ${n}`,
		states: { received: "Received", waiting: "Waiting", refused: "Rejected" },
		share: (done, all) => `${done} of ${all}`,
		why: (name, reason) => `${name}: ${reason}`,
		reasons: photoReasons,
		already: (n) => (n < 2 ? "This photo was already added." : `${n} photos were already added.`),
		seen: "Visible to the team and the customer, nobody else.",
		all: (n) => (n < 2 ? "Photo received." : `${n} photos received.`),
	},
	amount: {
		title: "Final amount",
		beforeTaxes: "before taxes",
		withTaxes: "with taxes",
		less: (amount) => `${amount} less than the accepted price.`,
		more: (amount) => `${amount} more than the accepted price, within the planned hours.`,
		same: "This is the accepted price.",
		accepted: (amount) => `The customer accepted ${amount} before taxes.`,
		above: (most) =>
			`This is more than the ${most} before taxes that the customer accepted. Enter ${most} or less; for more, the customer first has to accept a new version of the quote.`,
		newVersion: "Make a new version",
		use: (amount) => `Use ${amount}`,
		useWhy: "The accepted price without what is not checked.",
		wrong: faults["amount-wrong"] ?? "",
		paid: "Already paid",
		paidHint:
			"This visit comes after the work: the e-mail says nothing about money. Change this amount only if it is wrong. Left empty, it stays as it is.",
		empty: "Leave it empty if you do not know it: the office will add it.",
	},
	due: {
		title: "Next maintenance",
		hint: "A reminder is sent only if the customer asked for it and sending of reminders is on.",
		months: (n) => `${n} months`,
		none: "None",
	},
	mail: {
		unread: "Check the final amount, or reload the page: the e-mail then appears here.",
		offline: "The e-mail appears here once the network is back.",
	},
	bar: {
		submit: "Finish the appointment",
		later: "Finish, send later",
		sending: "Sending the form…",
		progress: (done, all) => `${done} of ${all} ${all < 2 ? "photo" : "photos"}`,
		kept: (hour, photos) =>
			onePeriod(
				`Saved at ${hour}. Still to send: ${photos === 0 ? "" : `${photos} ${photos < 2 ? "photo" : "photos"} and `}this form.`,
			),
		change: "Change the form",
		reload: "Reload the page",
	},
	faults,
	finished: {
		mail: "Appointment finished. The customer gets an e-mail.",
		call: "Appointment finished. The customer has no e-mail address: a task asks the office to call them.",
	},
	queue: {
		label: "Waiting to be sent",
		photos: (n) => (n < 2 ? "1 photo to send." : `${n} photos to send.`),
		form: (name) => `The form of ${name} is waiting to be sent.`,
		formRefused: (name) => `The form of ${name} was not accepted.`,
		photoRefused: (n) => (n < 2 ? "1 photo was rejected." : `${n} photos were rejected.`),
		typed: (text) => `You had written: “${text}”`,
		open: "Open",
		discard: "Delete",
	},
	page: {
		link: "Finish the appointment",
		text: "What was done, the photos and the amount.",
		done: "Work done",
		isDone: "Done",
		isNotDone: "Not done",
		note: "Note to the customer",
		amount: "Final amount before taxes",
		due: "Next maintenance",
		dueOn: (day) => `On ${day}`,
	},
};
