import type { FollowedJob } from "#app/model/estimate/followed-job.ts";

/** The photos before and after the work. Each is a link to itself, which opens it in full size without JavaScript too. */
export function FollowJobPhotos({ job: { words, suffix, photos } }: { job: FollowedJob }) {
	return (
		<div className="mt-6 border-line border-t pt-5 print:hidden">
			<h3 id={`job-photos${suffix}`} tabIndex={-1} className="scroll-mt-8 text-h4">
				{words.photos.heading}
			</h3>
			{photos.length === 0 && <p className="mt-2 text-note">{words.photos.none}</p>}
			<div className="grid gap-x-6 md:grid-cols-2">
				{photos.map(({ heading, list }) => (
					<div key={heading} className="mt-3">
						<h4 className="font-semibold text-note text-spruce">{heading}</h4>
						<ul className="mt-2 grid grid-cols-2 gap-2">
							{list.map(({ id, path, width, height, alt }) => (
								<li key={id}>
									<a href={path} className="block rounded-md">
										<img
											src={path}
											width={width}
											height={height}
											alt={alt}
											loading="lazy"
											className="aspect-square w-full rounded-md bg-cream-200 object-cover"
										/>
									</a>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</div>
	);
}
