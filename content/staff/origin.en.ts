import type { OriginWords } from "./origin.fr.ts";

export const originWords: OriginWords = {
	title: "Where it came from",
	channel: "Channel",
	anyChannel: "All channels",
	channels: { form: "Form on the site", phone: "Call", import: "Import" },
	listed: { phone: "By phone", import: "Imported" },
	said: { phone: "by phone", import: "imported" },
	notedBy: (member) => `call logged by ${member}`,
	heardFromLabel: "How did you hear about us?",
	heardFrom: {
		returning: "Already a customer",
		recommended: "From someone they know",
		search: "Web search",
		social: "Social media",
		vehicle: "One of our trucks",
		flyer: "A flyer",
		partner: "A partner",
		other: "Another way",
	},
	notAsked: "Not asked",
	spoken: { details: "Writing down contact details", marketing: "Promotions and reminders by e-mail" },
	answers: { yes: "Yes", no: "No" },
	heardBy: (member, when) => `Heard by ${member} ${when}`,
	unconfirmed: "not confirmed yet",
	unconfirmedPromotions: "Promotions and reminders: yes on the phone, not confirmed yet",
};
