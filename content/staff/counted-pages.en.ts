import type { CountedPageNames } from "./counted-pages.fr.ts";

export const countedPageNames: CountedPageNames = {
	"estimate-details": "Estimate, step 2: details",
	"estimate-appointment": "Estimate, step 3: where and when",
	"estimate-person": "Estimate, step 4: contact details",
	"estimate-follow": "Following a request",
};
