import type { ComponentProps } from "react";
import { isUploaded } from "#app/model/editing/uploaded-picture.ts";
import { Picture } from "./picture.tsx";

interface ServicePictureProps extends Omit<ComponentProps<typeof Picture>, "alt"> {
	alt?: string;
	/** Instead of `className` for a photo that the owner uploaded: it has a background and is 4:3, unlike the scenes. */
	photoClass?: string;
}

export function ServicePicture({
	className,
	photoClass = "h-auto w-full rounded-md",
	...picture
}: ServicePictureProps) {
	return <Picture alt="" {...picture} className={isUploaded(picture.name) ? photoClass : className} />;
}

/** For frames that have the surface of the service. */
export const framedPhoto = "absolute inset-0 size-full object-cover";
