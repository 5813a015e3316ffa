"""Before/after slider, right: the same kitchen after the visit."""
from kitchen import after as build
