"""Before/after slider, left: the kitchen before the visit."""
from kitchen import before as build
