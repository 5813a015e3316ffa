import type { serviceListWords as french } from "./service-list.fr.ts";

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

export const serviceListWords: typeof french = {
	heading: "The services, in the order of menus and lists",
	hint: "The order applies within each group of the menus, and to the whole list on the home page and in the estimate.",
	groups: { air: "Air and ducts", home: "Home and building" },
	shown: "Shown",
	hidden: "Hidden",
	show: (service: string) => `Show ${service}`,
	up: (service: string) => `Move up: ${service}`,
	down: (service: string) => `Move down: ${service}`,
	moved: (service: string, place: number) => `${service}: position ${place}`,
	change: "Change picture",
	changeOf: (service: string) => `Change picture: ${service}`,
	place: "Position",
	uploaded: "Uploaded photo",
	alt: { fr: "Description of the photo, in French", en: "Description of the photo, in English" },
	named({ promotions, crews, leads }: Readonly<Record<"promotions" | "crews" | "leads", number>>): string {
		const parts = [
			promotions > 0 &&
				counted(promotions, "running promotion, which will stop", "running promotions, which will stop"),
			crews > 0 && counted(crews, "crew", "crews"),
			leads > 0 && counted(leads, "open request, which stays in the inbox", "open requests, which stay in the inbox"),
		].filter((part) => part !== false);
		return `Still used by: ${parts.join("; ")}.`;
	},
	picture: {
		title: "Service picture",
		lead: "It appears on tiles, in the estimate and at the top of the service’s page. Your choice is saved as a draft: nothing changes on the site until you publish.",
		back: "Back to the services",
		now: "Right now",
		shipped: "Choose one of the site’s pictures",
		own: "Comes with this service",
		use: "Use this picture",
		upload: "Or upload a photo",
		uploadLead: "A photo of at least 800 × 600 pixels. It is cropped to 4:3, with rounded corners.",
		uploadUse: "Use this photo",
		choose: "Choose a picture.",
		changed: "Somebody else just changed the list of services. Try again.",
	},
};
