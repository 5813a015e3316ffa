import { randomUUID } from "node:crypto";
import type { EncodedCover } from "#app/.server/photos/encode-cover.ts";
import type { Localized } from "#app/locale/locales.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { PictureName } from "#app/model/pictures/picture-names.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { completeList, type ListedService } from "#app/model/site/service-list.ts";
import { serviceFacts } from "#content/services/facts.ts";
import { saveFacts } from "./change-facts.ts";
import { pictureWrites } from "./cover-pictures.ts";
import { baseOf, readFactStates } from "./fact-states.ts";
import { servicesPart } from "./parts/services-part.ts";
import type { PublishingServices } from "./publish.ts";

/** Sets a picture of the site in the draft of the list. False when another member changed the list meanwhile. */
export function chooseShippedPicture(
	publishing: PublishingServices,
	service: ServiceName,
	picture: PictureName,
	author: NamedMember | null,
): Promise<boolean> {
	return saveChosen(publishing, service, picture === serviceFacts[service].picture ? {} : { picture }, author);
}

/** Stores a photo and sets it in the draft of the list. */
export async function chooseUploadedPicture(
	publishing: PublishingServices,
	service: ServiceName,
	{ cover, alt }: { cover: EncodedCover; alt: Localized<string> },
	author: NamedMember | null,
): Promise<boolean> {
	const id = randomUUID();
	const now = publishing.clock.now().toISOString();
	if (!(await publishing.store.commit(pictureWrites(id, cover, now, author))).ok) return false;
	return saveChosen(publishing, service, { picture: `upload:${id}`, alt }, author);
}

async function saveChosen(
	publishing: PublishingServices,
	service: ServiceName,
	chosen: Pick<ListedService, "picture" | "alt">,
	author: NamedMember | null,
): Promise<boolean> {
	const found = await readFactStates(publishing.store);
	const services = completeList(found.draft["service-list"]).map(({ name, shown, ...own }) =>
		name === service ? { name, shown, ...chosen } : { name, shown, ...own },
	);
	const change = { value: { services }, base: baseOf(servicesPart, found) };
	const { kind } = await saveFacts(publishing, servicesPart, change, author);
	return kind === "saved" || kind === "same";
}
