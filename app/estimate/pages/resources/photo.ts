import { data, type LoaderFunctionArgs } from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import type { Photo } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { draftIdOf, followedBy } from "../../.server/visitor-cookies.ts";

/** A photo, for the browser that added it or has passed the second check of its lead. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const [{ visitor }, { store, secret, clock }] = [context.get(requestContextKey), context.get(servicesContext)];
	const photo = await store.get("photos", params.id ?? "");
	const followed = followedBy(visitor, secret, clock.now());
	const isShown =
		photo &&
		(photo.data.job
			? await isOfJob(photo.data, followed, store)
			: draftIdOf(visitor) === photo.data.owner || (await isOfLead(photo, followed, store)));
	if (!photo || !isShown) throw data(null, { status: 404 });
	return new Response(photo.data.bytes as Uint8Array<ArrayBuffer>, {
		headers: { "Content-Type": "image/jpeg", "Cache-Control": "private, max-age=3600" },
	});
}

async function isOfLead({ id }: StoredDocument<Photo>, leads: string[], store: DocumentStore): Promise<boolean> {
	const found = await Promise.all(leads.map((lead) => store.get("leads", lead)));
	return found.some((lead) => lead?.data.photos.includes(id));
}

/** A crew's photo is shown once the job is done. The gallery serves its copies. */
async function isOfJob({ owner, job, copyOf }: Photo, leads: string[], store: DocumentStore): Promise<boolean> {
	return leads.includes(owner) && !copyOf && (await store.get("jobs", job?.id ?? ""))?.data.lead === owner;
}
