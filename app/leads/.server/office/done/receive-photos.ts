import type { RouterContextProvider } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { networkOf } from "#app/.server/network.ts";
import { type RefusedFile, readUpload } from "#app/.server/photos/read-upload.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { type AddedPhoto, addJobPhoto, jobPhotoId, removeJobPhoto } from "#app/jobs/.server/job-photos.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import { type PhotoMoment, photoMoments } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { OpenedAppointment } from "../booking/opened-appointment.ts";

interface PhotoRefusal {
	/** Of the file, only for display. */
	name: string;
	reason: RefusedFile["reason"] | Exclude<AddedPhoto, "stored" | "known">;
}

interface ReceivedForm {
	/** The fields without files. */
	form: FormData;
	/** The ids of the photos that are stored now, also of those that were stored before. */
	added: readonly string[];
	refused: readonly PhotoRefusal[];
}

/** Reads a form whose fields `before` and `after` may have photos, and stores these. Nothing is stored twice. */
export async function receivePhotos(
	request: Request,
	context: Readonly<RouterContextProvider>,
	appointment: string,
): Promise<ReceivedForm> {
	const services = context.get(servicesContext);
	const network = networkOf(context.get(requestContextKey).address);
	const upload = await readUpload(request, photoLimits, {
		network,
		fields: photoMoments,
		hasSpace: services.hasSpaceForPhotos,
	});
	const refused: PhotoRefusal[] = [...upload.refused];
	const added: string[] = [];
	for (const photo of upload.photos) {
		const outcome = await addJobPhoto(services, appointment, photo.field as PhotoMoment, photo);
		if (outcome === "stored" || outcome === "known") added.push(jobPhotoId(appointment, photo.hash));
		else refused.push({ name: photo.name, reason: outcome });
	}
	return { form: upload.form, added, refused };
}

/** Removes a photo, which leaves the gallery at once. One that is gone already is removed too. */
export async function removePhoto(
	services: Services,
	member: Member,
	{ appointment, lead }: Pick<OpenedAppointment, "appointment" | "lead">,
	id: string,
): Promise<void> {
	if (!(await removeJobPhoto(services, appointment.id, id))) return;
	await services.content.refreshGallery();
	await recordAudit(services, member, "job-photo-removed", { subject: lead.data.reference });
}
