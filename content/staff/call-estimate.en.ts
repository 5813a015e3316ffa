import type { CallEstimateWords } from "./call-estimate.fr.ts";

const later = "The time is agreed later, on the page of the request.";

const reasons: CallEstimateWords["reasons"] = {
	service: "Choose a service: the free times depend on how long the work takes.",
	"postal-code": "Enter the postal code: the free times depend on the area.",
	outside: `Someone first has to check whether a crew can make the trip. ${later}`,
	disaster: `After a disaster, someone sees the place first. ${later}`,
	"length-unknown": `The length of the work is not known. ${later}`,
	"longer-than-day": `This work may take more than one day. ${later}`,
	"no-crew": `No crew does these services in this area. ${later}`,
	full: `No time is free in the coming weeks. ${later}`,
};

export const callEstimateWords: CallEstimateWords = {
	answered: (answered, asked) => `${answered} of ${asked} answered`,
	unknown: "Doesn’t know",
	noPiece: "No piece yet.",
	range: "Price range",
	rangeEmpty: "Choose a service to see the price range.",
	pricedOn: (date) => `before taxes, prices of ${date}`,
	noPrice: "No automatic price",
	noPriceText: "After a disaster, the price is given after an assessment.",
	duration: (time) => `Planned length: ${time}.`,
	notes: "Notes",
	announce: (range, total) => `Price range: ${range} before taxes, ${total} with taxes.`,
	placeAndTime: "Where and when",
	fields: { postalCode: "Postal code", street: "Number and street", unit: "Apt.", city: "City" },
	incomplete: "The first three characters are enough, such as H2T.",
	served: (area) => `Served: ${area}.`,
	outside: (code) =>
		`${code} is outside our usual area. We sometimes go there. The range is for our area: if the trip changes the price, the customer will know before deciding.`,
	windows: "Next free times",
	later: "Later",
	laterText: "to be agreed",
	moreWindows: "More times",
	addNote: "Add an access note",
	found: (count) => `Free times shown: ${count}.`,
	gone: (when) => `${when} is no longer free for this work. Choose another time.`,
	reasons,
};
