import type { MailWords } from "./fr.ts";

export const mailWords: MailWords = {
	confirmation: {
		subject: (reference) => `We have received your request ${reference}`,
		preview: "Someone on our team will answer you. Keep this reference.",
		heading: "Thank you, we have your request.",
		greeting: (name) => `Hello ${name},`,
		intro: "It is safely in our files and someone on our team will read it. There is nothing else you need to do.",
		reference: "Your reference",
		referenceHint: "Mention it if you call, and we will find your request right away.",
		nextHeading: "What happens next?",
		writtenHeading: "What you wrote to us",
		callText: "Something to add, or is it urgent?",
		call: (phone) => `Call ${phone}`,
		replyText: "You can also reply to this e-mail.",
		why: "You are getting this e-mail because this address was entered in the form on our website. Wasn’t it you? Reply to us and we will erase the request.",
		withdraw: (date) =>
			`To see, correct or erase what you shared with us, or to withdraw your consent, simply reply to this e-mail. If we hear nothing more from each other, your request will be erased on ${date}.`,
		privacy: "Privacy",
	},
	labels: {
		received: "Received",
		service: "Service",
		noService: "No service mentioned",
		message: "Message",
		name: "Name",
		email: "E-mail",
		phone: "Phone",
		postalCode: "Postal code",
		reachBy: "Best way to reach you",
		at: (date, hour) => `${date} at ${hour}`,
	},
	reachBy: { email: "By e-mail", phone: "By phone" },
};
