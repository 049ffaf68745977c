"""Brick walls seen square on, computed from their relief: no ray tracer, a wall in seconds, seamless at its edges."""
