import type { MailWords } from "./fr.ts";

export const mailWords: MailWords = {
	confirmation: {
		subject: (reference) => `We have received your request ${reference}`,
		preview: "Someone on our team will answer you. Keep this reference.",
		heading: "Thank you, we have your request.",
		greeting: (name) => `Hello ${name},`,
		hello: "Hello,",
		intro: "It is safely in our files and someone on our team will read it. There is nothing else you need to do.",
		reference: "Your reference",
		referenceHint: "Mention it if you call, and we will find your request right away.",
		nextHeading: "What happens next?",
		writtenHeading: "Your request in brief",
		notRepeated: "We did get your message. To be safe, this e-mail does not repeat it.",
		callText: "Something to add, or is it urgent?",
		call: (phone) => `Call ${phone}`,
		replyText: "You can also reply to this e-mail.",
		why: "You are getting this e-mail because this address was entered in the form on our website. Wasn’t it you? Reply to us and we will erase the request.",
		withdraw: (date) =>
			`To see, correct or erase what you shared with us, or to withdraw your consent, simply reply to this e-mail. If we hear nothing more from each other, your request will be erased on ${date}.`,
		privacy: "Privacy",
	},
	estimate: {
		subject: (reference) => `We have received your estimate request ${reference}`,
		preview: "The same range as on our website, and what happens now.",
		heading: "Thank you, we have your estimate request.",
		intro:
			"Here is the range you saw on our website. Someone on our team is reading your answers and will get back to you.",
		urgent: {
			title: "After a disaster, don’t wait for our answer",
			text: "Call us right away: the first hours count, and we will tell you what to do in the meantime.",
		},
		outside: {
			title: "Your postal code is outside our usual area",
			text: "We do go there sometimes: our reply will say yes or no. The price range is for our usual area. If the trip changes the price, you will know before you decide.",
		},
		caveatsHeading: "Good to know",
		wishesHeading: "The visit you would like",
		date: "Day",
		part: "Time of day",
		days: "Other days that work",
		notYet: "This is not an appointment yet: we will confirm the day and time with you.",
		calendar: "The attached file adds it to your calendar as a visit to be confirmed.",
		calendarName: "airelle-visit.ics",
		next: [
			{
				title: "We read",
				text: "A person, not a robot, reads your answers and looks at your photos during business hours.",
			},
			{
				title: "We answer",
				text: "The same day or the next business day, whichever way you prefer, with a possible date.",
			},
			{
				title: "You decide",
				text: "The price is confirmed before any work begins. If you say no, we will not follow up.",
			},
		],
		follow: "Follow my request",
		followText:
			"This page shows where your request stands. You can add a message or photos there. The link is personal: keep it to yourself.",
		writtenHeading: "What you shared with us",
		photos: (n) => (n === 1 ? `${n} photo` : `${n} photos`),
	},
	draft: {
		subject: "The link to pick up your estimate",
		preview: "It opens your estimate on any device, right where you left off.",
		heading: "Pick up your estimate whenever you like.",
		intro: "Here is the link requested on our website. It opens the estimate right where it was left, on any device.",
		button: "Pick up the estimate",
		copy: "The button doesn’t work? Copy this address into your browser:",
		keptHeading: "What we keep",
		services: "Services chosen",
		kept: "Your answers, your photos and any contact details you have already entered, so that you never have to start over. Nobody on our team receives a request until you send it.",
		lifeHeading: "For 30 days",
		life: (date) =>
			`The link works for 30 days after your last change, until it is used. If you leave it as it is, everything will be erased on ${date}, photos included.`,
		secret:
			"Anyone who has this link can take the estimate over, so think twice before sharing it. Once the estimate is resumed the link stops working, and every step offers a new one.",
		why: "You are getting this e-mail because this address was entered on our website to receive this link. Wasn’t it you? Ignore this e-mail: your address will be erased along with the estimate.",
	},
	labels: {
		received: "Received",
		service: "Service",
		noService: "No service mentioned",
		services: "Services",
		message: "Message",
		photos: "Photos",
		name: "Name",
		email: "E-mail",
		phone: "Phone",
		postalCode: "Postal code",
		reachBy: "Best way to reach you",
		at: (date, hour) => `${date} at ${hour}`,
	},
	reachBy: { email: "By e-mail", phone: "By phone" },
};
