"""Drawings on paper of what the studio models."""
